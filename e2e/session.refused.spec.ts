/** A call that is refused for ever, in a session that is accepted otherwise: nobody circles between its page and the welcome page. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/faulty.ts";
import { overview, refreshes } from "./support/session.ts";
import { settled, watchRequests } from "./support/settled.ts";
import { signInAndSettle } from "./support/signIn.ts";
import { button } from "./support/themes.ts";

const appPage = "/administer/my-apps/app_balance";
const documents = /^GET \/administer/;
const patient = { timeout: 30_000 };
const refusal = { answer: { status: 401, body: "{}" } };

const nameIn = async (page: Page, opener: string) => {
  await button(page, opener).click();
  const field = page.getByRole("dialog").getByLabel("Name");
  await field.fill("Morning walks");
  return field;
};

/** One call of each way to be sent. That none of them keeps a 401 for itself is tested where it is sent. */
const byPage = [
  ["who the person is, which every page asks", /^GET \/api\/v1\/users\/me/, overview],
  ["what the early script asks", /^GET \/api\/v1\/apps\?/, overview],
  ["what a page is about", /^GET \/api\/v1\/apps\/app_balance$/, appPage],
] as const;
const byHand = [
  [
    "a check while typing",
    /^GET \/api\/v1\/apps\/is_app_name_unique/,
    overview,
    (page: Page) => nameIn(page, "New app"),
  ],
  [
    "a creation",
    /^POST \/api\/v1\/apps$/,
    overview,
    async (page: Page) => (await nameIn(page, "New app")).press("Enter"),
  ],
  [
    "an edit",
    /^PUT \/api\/v1\/apps\//,
    appPage,
    async (page: Page) => (await nameIn(page, "Edit")).press("Enter"),
  ],
] as const;

test("who a refused call sends to / stays there, in one tab of three and in all; by hand, everybody goes on", async ({
  context,
  faulty,
  page,
  problems,
}) => {
  test.slow();
  problems.allow(/401/, /SignInFailed: the platform/);
  await signInAndSettle(page);
  const tabs = [page, await context.newPage(), await context.newPage()];
  const others = tabs.slice(1);
  for (const tab of others) {
    watchRequests(tab);
    await tab.goto(appPage);
    await settled(tab);
  }
  const refuse = (call: RegExp) => {
    faulty.reset();
    faulty.fail(call, refusal);
  };
  for (const [what, call, path, act] of byHand)
    await test.step(what, async () => {
      refuse(call);
      await page.goto(path);
      await act(page);
      await expect(page).toHaveURL("/", patient);
      await settled(page);
      expect(faulty.seen(documents)).toHaveLength(1);
      expect(faulty.seen(refreshes)).toHaveLength(1);
      for (const tab of others) await expect(tab).toHaveURL(appPage);
    });
  for (const [what, call, path] of byPage)
    await test.step(what, async () => {
      refuse(call);
      const isPerson = path === overview && call.test("GET /api/v1/users/me");
      await Promise.all(tabs.map((tab) => tab.goto(path, { waitUntil: "commit" })));
      for (const tab of tabs) await expect(tab).toHaveURL(isPerson ? /\/(auth|oidc)\b/ : "/", patient);
      for (const tab of tabs) await settled(tab);
      // Each was there once. Who asks for the person refreshes at /auth too, and then once more.
      expect(faulty.seen(documents)).toHaveLength(tabs.length);
      expect(faulty.seen(refreshes).length).toBeLessThanOrEqual(tabs.length * (isPerson ? 3 : 1));
    });
  faulty.reset();
  await page.goto("/");
  // The other link of the page, for people who are not signed in, is there until its script has looked.
  await page.getByRole("link", { name: "Let's start" }).and(page.locator("[href$=overview]")).click();
  await expect(page).toHaveURL(overview);
});
