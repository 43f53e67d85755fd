/** A call that is refused for ever, in a session that is accepted otherwise: nobody circles between its page and the welcome page. */
import { expect, test } from "./support/faulty.ts";
import { overview, refreshes, storedTokens } from "./support/session.ts";
import { settled, watchRequests } from "./support/settled.ts";
import { signInAndSettle } from "./support/signIn.ts";
import { button } from "./support/themes.ts";

const appPage = "/administer/my-apps/app_balance";
const documents = /^GET \/administer/;
const patient = { timeout: 30_000 };
const refusal = { answer: { status: 401, body: "{}" } };

/** One call of each way to be sent. That none of them keeps a 401 for itself is tested where it is sent. */
const byPage = [
  ["who the person is, which every page asks", /^GET \/api\/v1\/users\/me/, overview],
  ["what the early script asks", /^GET \/api\/v1\/apps\?/, overview],
  ["what a page is about", /^GET \/api\/v1\/apps\/app_balance$/, appPage],
] as const;
const byHand = [
  ["a check while typing", /^GET \/api\/v1\/apps\/is_app_name_unique/, overview, "New app", undefined],
  ["a creation", /^POST \/api\/v1\/apps$/, overview, "New app", "Enter"],
  ["an edit", /^PUT \/api\/v1\/apps\//, appPage, "Edit", "Enter"],
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
  for (const [what, call, path, opener, key] of byHand)
    await test.step(what, async () => {
      refuse(call);
      await page.goto(path);
      await button(page, opener).click();
      const name = page.getByRole("dialog").getByLabel("Name");
      await name.fill("Morning walks");
      if (key !== undefined) await name.press(key);
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

test("instead of looping, the console says that the platform refuses the sign-in, or that the account is no administrator", async ({
  faulty,
  page,
  problems,
}) => {
  problems.expect(/401/, /403/, /SignInFailed: the platform/);
  problems.allow(/Forbidden/);
  await signInAndSettle(page);
  faulty.reset();
  faulty.fail(/\/users\/me/, refusal);
  await page.goto(overview, { waitUntil: "commit" });
  const refused = page.getByRole("heading", { name: "The platform does not accept this sign-in" });
  await expect(refused).toBeVisible();
  // /auth tried a refresh, and did not lead to a sign-in, which would get the same tokens.
  expect(faulty.seen(/GET \/oidc\/auth\?/)).toHaveLength(0);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect.poll(() => faulty.seen(/GET \/oidc\/auth\?/).length).toBe(1);
  await expect(refused).toBeVisible();

  faulty.reset();
  faulty.fail(/\/users\/me/, { answer: { status: 403, body: "{}" } });
  await page.goto(overview);
  await expect(page.getByRole("heading", { name: "This account is not an administrator" })).toBeVisible();
  faulty.reset();
  await page.getByRole("button", { name: "Sign out and use another account" }).click();
  await expect(page).toHaveURL("/");
  expect(await storedTokens(page)).toBeNull();
});
