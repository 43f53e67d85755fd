/** A call that is refused for ever, in a session that is accepted otherwise: nobody circles between its page and the welcome page. */
import type { Page } from "@playwright/test";
import { calls } from "#scripts/contract/calls.ts";
import { alias, open, send as sendSecret } from "./support/client-secrets.ts";
import { expect, test } from "./support/faulty.ts";
import { fillInvitation, newEmail, send as sendInvitation, usersPath } from "./support/invite.ts";
import { pages } from "./support/pages.ts";
import { overview, refreshes } from "./support/session.ts";
import { settled, watchRequests } from "./support/settled.ts";
import { signInAndSettle } from "./support/signIn.ts";
import { button, fillPrimary, publish } from "./support/themes.ts";

// What cannot be pressed ends the test soon.
test.use({ actionTimeout: 20_000 });

type Call = (typeof calls)[number];

const requestsOf = ({ method, path }: Call) =>
  new RegExp(`^${method} ${path.replaceAll(/:\w+/g, "[^/?]+")}(\\?|$)`);
const documents = /^GET \/administer/;
const patient = { timeout: 30_000 };
const refusal = { answer: { status: 401, body: "{}" } };

const [appPage, themePage] = ["/administer/my-apps/app_balance", "/administer/themes/thm_calm_sea"];
const within = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

const nameIn = async (page: Page, opener: string, name: string) => {
  await button(page, opener).click();
  const field = within(page).getByLabel("Name");
  await field.fill(name);
  return field;
};

/** Where and how a person sends the calls that no page sends by itself. Refused, they change nothing. */
const byHand: Readonly<Record<string, readonly [path: string, act: (page: Page) => Promise<unknown>]>> = {
  "apps.isNameUnique": [overview, (page) => nameIn(page, "New app", "Morning walks")],
  "apps.create": [overview, async (page) => (await nameIn(page, "New app", "Morning walks")).press("Enter")],
  "apps.update": [appPage, async (page) => (await nameIn(page, "Edit", "Balance again")).press("Enter")],
  "clientSecrets.create": [
    appPage,
    async (page) => {
      await open(page);
      await alias(page).fill("refused");
      await sendSecret(page);
    },
  ],
  "clientSecrets.delete": [
    appPage,
    async (page) => {
      const table = page.getByRole("table", { name: "Client secrets" });
      await table
        .getByRole("button", { name: /^Delete/ })
        .first()
        .click();
      await within(page)
        .getByRole("button", { name: /^Delete/ })
        .click();
    },
  ],
  "admins.isEmailUnique": [usersPath, (page) => fillInvitation(page, newEmail())],
  "admins.invite": [
    usersPath,
    async (page) => {
      await fillInvitation(page, newEmail());
      await sendInvitation(page);
    },
  ],
  "themes.create": [
    "/administer/themes/new",
    async (page) => {
      await page.getByLabel("Name").fill("Refused");
      await publish(page);
    },
  ],
  "themes.update": [
    themePage,
    async (page) => {
      // No other test publishes it.
      await fillPrimary(page, "#0B3D91");
      await publish(page);
    },
  ],
  "themes.delete": [
    "/administer/themes",
    async (page) => {
      await page.getByRole("button", { name: "Actions for Calm sea" }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await within(page)
        .getByRole("button", { name: /^Delete/ })
        .click();
    },
  ],
};

/** The page that sends a call when it opens, for each call that one sends. */
const findSenders = async (page: Page, seen: (requests: RegExp) => ReadonlyArray<string>) => {
  const senders = new Map<Call, string>();
  for (const { path } of pages.filter(({ isProtected }) => isProtected)) {
    await page.goto(path);
    await settled(page);
    for (const call of calls)
      if (!senders.has(call) && seen(requestsOf(call)).length > 0) senders.set(call, path);
  }
  return senders;
};

/** `page` and two more. */
const threeTabs = async (page: Page) => {
  const tabs = [page, await page.context().newPage(), await page.context().newPage()];
  for (const tab of tabs) watchRequests(tab);
  return tabs;
};

test("who a refused call sends to / stays there, whichever call it is, in one tab and in three; by hand, everybody goes on", async ({
  faulty,
  page,
  problems,
}) => {
  test.setTimeout(300_000);
  problems.allow(/401/, /SignInFailed: the platform/);
  await signInAndSettle(page);
  faulty.reset();
  const senders = await findSenders(page, faulty.seen);
  const rest = calls.filter((call) => !senders.has(call)).map(({ name }) => name);
  expect(rest.toSorted()).toEqual(Object.keys(byHand).toSorted());
  const three = await threeTabs(page);
  for (const [call, path] of senders)
    for (const tabs of [[page], three])
      await test.step(`${call.title}, refused in ${tabs.length} tabs`, async () => {
        faulty.reset();
        faulty.fail(requestsOf(call), refusal);
        await Promise.all(tabs.map((tab) => tab.goto(path, { waitUntil: "commit" })));
        for (const tab of tabs)
          await expect(tab).toHaveURL(call.name === "admins.me" ? /\/(auth|oidc)\b/ : "/", patient);
        for (const tab of tabs) await settled(tab);
        // Each was there once. Who asks for the person refreshes at /auth too, and then once more.
        expect(faulty.seen(documents)).toHaveLength(tabs.length);
        expect(faulty.seen(refreshes).length).toBeLessThanOrEqual(
          tabs.length * (call.name === "admins.me" ? 3 : 1),
        );
      });
  faulty.reset();
  await page.goto("/");
  // The other link of the page, for people who are not signed in, is there until its script has looked.
  await page.getByRole("link", { name: "Let's start" }).and(page.locator("[href$=overview]")).click();
  await expect(page).toHaveURL(overview);
});

test("who presses what is refused goes to / too, and the other tabs stay where they are", async ({
  faulty,
  page,
  problems,
}) => {
  test.setTimeout(300_000);
  problems.allow(/401/);
  await signInAndSettle(page);
  const others = (await threeTabs(page)).slice(1);
  for (const tab of others) {
    await tab.goto(appPage);
    await settled(tab);
  }
  for (const call of calls) {
    const [path = "", act] = byHand[call.name] ?? [];
    if (act === undefined) continue;
    await test.step(call.title, async () => {
      faulty.reset();
      await page.goto(path);
      await settled(page);
      faulty.reset();
      faulty.fail(requestsOf(call), refusal);
      await act(page);
      await expect(page).toHaveURL("/", patient);
      await settled(page);
      expect(faulty.seen(documents)).toEqual([]);
      expect(faulty.seen(refreshes)).toHaveLength(1);
      for (const tab of others) await expect(tab).toHaveURL(appPage);
    });
  }
});
