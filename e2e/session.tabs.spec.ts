/** A session in several tabs: one refresh for all of them, one sign-out, one person. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/faulty.ts";
import { confirm, fillInvitation, newEmail, send, usersPath } from "./support/invite.ts";
import { registrationLink } from "./support/mails.ts";
import { expectSignedIn, overview, refreshes, signOut, storedTokens, token } from "./support/session.ts";
import { enterPassword, keptInBrowser, signIn, signInAndSettle } from "./support/signIn.ts";
import { settled } from "./support/settled.ts";

/** Writes a record to the object store of the apps. */
const leaveBehind = (page: Page, record: string) =>
  page.evaluate(
    (value) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("wellbeing-console");
        opening.addEventListener("success", () => {
          const transaction = opening.result.transaction("apps", "readwrite");
          transaction.objectStore("apps").put(value, "left");
          transaction.addEventListener("complete", () => resolve());
          opening.result.close();
        });
      }),
    record,
  );

test("three tabs share one token request whenever all their calls meet a 401, and stay signed in", async ({
  context,
  faulty,
  page,
  problems,
}) => {
  test.slow();
  problems.expect(/401/);
  problems.allow(/ERR_INTERNET_DISCONNECTED|RequestError/);
  await signInAndSettle(page);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    // The page with the most calls that are repeated when the network returns.
    await tab.goto("/administer/analytics/dev");
    await settled(tab);
  }
  const calls = () => faulty.seen(/ \/api\//).length;
  const loseNetwork = async () => {
    await context.setOffline(true);
    for (const tab of tabs) await expect(tab.getByText("You are offline")).toBeVisible();
    await context.setOffline(false);
  };
  // Each tab requests the apps and five metrics.
  const atOnce = tabs.length * 6;
  // The second round refreshes what the first one has refreshed.
  for (let round = 1; round <= 2; round += 1) {
    faulty.reset();
    faulty.expireTokens();
    // New tokens wait until every call has been refused; a slow tab may repeat a call for its frame.
    let refused = 0;
    const asked = () => {
      const before = refused;
      refused = calls();
      return refused >= atOnce && refused === before;
    };
    const until = expect.poll(asked, { timeout: 30_000, intervals: [250] }).toBe(true);
    faulty.fail(token, { until });
    await loseNetwork();
    await until;
    await expect.poll(calls).toBeGreaterThanOrEqual(refused * 2);
    expect(faulty.seen(token)).toHaveLength(1);
    for (const tab of tabs) await settled(tab);
    // Each refused call is retried once; beyond that, a tab repeats at most the calls of its frame.
    expect(calls()).toBeLessThanOrEqual(refused * 2 + tabs.length * 2);
  }
  for (const tab of tabs) await expectSignedIn(tab, "Analytics development");
});

test("closing a tab during its refresh keeps the other tabs signed in", async ({
  context,
  faulty,
  page,
  problems,
}) => {
  problems.expect(/401/);
  await signInAndSettle(page);
  const closing = await context.newPage();
  faulty.expireTokens();
  faulty.fail(token, { delay: 3000 });
  await closing.goto(overview);
  await expect.poll(() => faulty.seen(refreshes).length).toBe(1);
  await closing.close();
  faulty.reset();
  await page.reload();
  await expectSignedIn(page);
});

test("signing out in one tab signs the other tabs out within a second", async ({ context, page }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto(overview);
  await expectSignedIn(other);
  let left: Promise<unknown> | undefined;
  await signOut(page, () => {
    left = other.waitForRequest((request) => request.isNavigationRequest(), { timeout: 1500 });
  });
  await left;
  await expect(other).toHaveURL("/");
  await expect(page).toHaveURL("/");
  expect(await storedTokens(other)).toBeNull();
});

test("open tabs switch to another person who signs in, and keep no data of the first person", async ({
  browser,
  context,
  faulty,
  page,
}) => {
  test.slow();
  const email = newEmail();
  await signInAndSettle(page, usersPath);
  await fillInvitation(page, email);
  await send(page);
  await confirm(page);
  const password = "seven quiet herons dancing";
  const grace = await (await browser.newContext({ baseURL: faulty.origin })).newPage();
  await grace.goto(await registrationLink(faulty.dataDir, email));
  await grace.getByLabel("New password").fill(password);
  await grace.getByLabel("Repeat the password").fill(password);
  await grace.keyboard.press("Enter");
  await expect(grace).toHaveURL((url) => url.pathname === "/administer/overview");
  await grace.context().close();

  await page.goto("/administer/my-apps/app_balance");
  await expectSignedIn(page, "My App");
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Half typed");
  await leaveBehind(page, "an app of the first person");
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto(`/auth?redirect=${usersPath}`);
  await enterPassword(other, { email, password });
  await expectSignedIn(other, "Users");
  expect((await keptInBrowser(other))["apps"]).not.toContain("an app of the first person");
  await expectSignedIn(page, "My App");
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByRole("dialog").getByLabel("Name")).not.toHaveValue("Half typed");
  await expect(page.getByRole("button", { name: "Restore" })).toBeHidden();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Your account" }).click();
  await expect(page.getByText("Signed in as Grace Sommer")).toBeVisible();
});

test("one sign-in brings every tab of an ended session back to its page", async ({
  context,
  faulty,
  page,
  problems,
}) => {
  test.slow();
  problems.expect(/40[01]/);
  await signInAndSettle(page);
  const wanted = [usersPath, "/administer/themes", "/administer/my-apps/app_balance?from=mail#details"];
  const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()];
  const pages = [`${overview}?search=balance`, ...wanted];
  await tabs[3]?.goto("/administer/my-apps/app_balance");
  await expectSignedIn(tabs[3] ?? page, "My App");
  faulty.expireTokens();
  faulty.fail(refreshes, { answer: { status: 400, body: '{"error":"invalid_grant"}' } });
  await context.clearCookies();
  // All of them at once, over a page that is open in the last one.
  await Promise.all(tabs.map((tab, index) => tab.goto(pages[index] ?? "", { waitUntil: "commit" })));
  const forms = () => tabs.filter((tab) => tab.url().includes("/oidc/"));
  await expect
    .poll(() => tabs.filter((tab) => /^\/(?:$|oidc\/)/.test(new URL(tab.url()).pathname)))
    .toHaveLength(tabs.length);
  faulty.reset();
  // A tab that is opened after the end asks for the sign-in itself; all may have begun before it.
  if (forms().length === 0) await page.getByRole("link", { name: "Let's start" }).click();
  await enterPassword(forms()[0] ?? page);
  for (const [index, tab] of tabs.entries())
    await expect.poll(() => tab.url().replace(faulty.origin, ""), { timeout: 15_000 }).toBe(pages[index]);
});

test("a pending refresh does not restore the session after a sign-out in another tab", async ({
  context,
  faulty,
  page,
}) => {
  await signInAndSettle(page);
  const other = await context.newPage();
  faulty.expireTokens();
  faulty.fail(refreshes, { delay: 1500 });
  await other.goto(overview);
  await expect.poll(() => faulty.seen(refreshes).length).toBe(1);
  await signOut(page);
  await expect(page).toHaveURL("/");
  await expect(other).not.toHaveURL(overview);
  await page.goto("/");
  expect(await storedTokens(page)).toBeNull();
});
