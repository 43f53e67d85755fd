/** A call that is refused for ever, in a session that is accepted otherwise: nobody circles between its page and the welcome page. */
import type { Page } from "@playwright/test";
import { callNamed, calls } from "#scripts/contract/calls.ts";
import { alias, open, send as sendSecret } from "./support/client-secrets.ts";
import { expect, test } from "./support/faulty.ts";
import { fillInvitation, newEmail, send as sendInvitation, usersPath } from "./support/invite.ts";
import { statisticsPath } from "./support/metrics.ts";
import { overview, refreshes } from "./support/session.ts";
import { settled, watchRequests } from "./support/settled.ts";
import { signInAndSettle } from "./support/signIn.ts";
import { button, fillPrimary, publish } from "./support/themes.ts";

// What cannot be pressed ends the test soon.
test.use({ actionTimeout: 20_000 });

const requestsOf = (name: string) =>
  new RegExp(`^${callNamed(name).title.replaceAll(/:\w+/g, "[^/?]+")}(\\?|$)`);
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

/** The page that sends a call when it opens, for each call that one sends. */
const senders: Readonly<Record<string, string>> = {
  "apps.list": overview,
  "apps.get": appPage,
  "clientSecrets.list": appPage,
  "admins.me": overview,
  "themes.list": "/administer/themes",
  "metrics.topic": statisticsPath,
  "metrics.sociodemographic": statisticsPath,
  "metrics.session": statisticsPath,
  "metrics.engagement": statisticsPath,
};

/** Where and how a person sends the others. Refused, they change nothing. */
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
  test.setTimeout(120_000);
  problems.allow(/401/, /SignInFailed: the platform/);
  expect([...Object.keys(senders), ...Object.keys(byHand)].toSorted()).toEqual(
    calls.map(({ name }) => name).toSorted(),
  );
  await signInAndSettle(page);
  const open = (tabs: ReadonlyArray<Page>, name: string) =>
    test.step(`${name}, refused in ${tabs.length} tabs`, async () => {
      faulty.reset();
      faulty.fail(requestsOf(name), refusal);
      await Promise.all(tabs.map((tab) => tab.goto(senders[name] ?? "", { waitUntil: "commit" })));
      for (const tab of tabs)
        await expect(tab).toHaveURL(name === "admins.me" ? /\/(auth|oidc)\b/ : "/", patient);
      for (const tab of tabs) await settled(tab);
      // Each was there once. Who asks for the person refreshes at /auth too, and then once more.
      expect(faulty.seen(documents)).toHaveLength(tabs.length);
      expect(faulty.seen(refreshes).length).toBeLessThanOrEqual(tabs.length * (name === "admins.me" ? 3 : 1));
    });
  for (const name of Object.keys(senders)) await open([page], name);
  // How tabs follow each other does not depend on the call.
  const three = await threeTabs(page);
  for (const name of ["admins.me", "apps.get"]) await open(three, name);
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
  test.setTimeout(120_000);
  problems.allow(/401/);
  await signInAndSettle(page);
  const others = (await threeTabs(page)).slice(1);
  for (const tab of others) {
    await tab.goto(appPage);
    await settled(tab);
  }
  for (const [name, [path, act]] of Object.entries(byHand))
    await test.step(name, async () => {
      faulty.reset();
      faulty.fail(requestsOf(name), refusal);
      await page.goto(path);
      await act(page);
      await expect(page).toHaveURL("/", patient);
      await settled(page);
      expect(faulty.seen(documents)).toHaveLength(1);
      expect(faulty.seen(refreshes)).toHaveLength(1);
      for (const tab of others) await expect(tab).toHaveURL(appPage);
    });
});
