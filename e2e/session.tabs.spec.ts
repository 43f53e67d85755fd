/** A session in several tabs: one refresh for all of them, one sign-out, one person. */
import { expect, test } from "./support/faulty.ts";
import { confirm, fillInvitation, newEmail, send, usersPath } from "./support/invite.ts";
import { registrationLink } from "./support/mails.ts";
import { expectSignedIn, overview, refreshes, signOut, storedTokens, token } from "./support/session.ts";
import { enterPassword, signInAndSettle } from "./support/signIn.ts";
import { settled } from "./support/settled.ts";

test("three tabs share one token request when all their calls meet a 401, stay signed in when one is closed during a refresh, and sign out together", async ({
  context,
  faulty,
  page,
  problems,
}) => {
  test.slow();
  problems.expect(/401/);
  problems.allow(/ERR_INTERNET_DISCONNECTED|RequestError/);
  await signInAndSettle(page);
  const [closing, other] = [await context.newPage(), await context.newPage()];
  const tabs = [page, closing, other];
  for (const tab of tabs) {
    // The page with the most calls that are repeated when the network returns.
    await tab.goto("/administer/analytics/dev");
    await settled(tab);
  }
  const calls = () => faulty.seen(/ \/api\//).length;
  // Each tab requests the apps and five metrics.
  const atOnce = tabs.length * 6;
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
  await context.setOffline(true);
  for (const tab of tabs) await expect(tab.getByText("You are offline")).toBeVisible();
  await context.setOffline(false);
  await until;
  await expect.poll(calls).toBeGreaterThanOrEqual(refused * 2);
  expect(faulty.seen(token)).toHaveLength(1);
  for (const tab of tabs) await settled(tab);
  // Each refused call is retried once; beyond that, a tab repeats at most the calls of its frame.
  expect(calls()).toBeLessThanOrEqual(refused * 2 + tabs.length * 2);

  await test.step("the second refresh is of the tokens of the first, and its tab is closed", async () => {
    faulty.reset();
    faulty.expireTokens();
    faulty.fail(token, { until: new Promise<never>(() => {}) });
    await closing.goto(overview);
    await expect.poll(() => faulty.seen(refreshes).length).toBe(1);
    await closing.close();
    faulty.reset();
    await page.goto(overview);
    await expectSignedIn(page);
    await other.reload();
    await expectSignedIn(other, "Analytics development");
    expect(faulty.seen(refreshes)).toHaveLength(1);
  });

  await test.step("the other tab leaves within a second of the sign-out", async () => {
    let left: Promise<unknown> | undefined;
    await signOut(page, () => {
      left = other.waitForRequest((request) => request.isNavigationRequest(), { timeout: 1500 });
    });
    await left;
    for (const tab of [other, page]) await expect(tab).toHaveURL("/");
    expect(await storedTokens(other)).toBeNull();
  });
});

test("open tabs switch to another person who signs in, and keep no data of the first person", async ({
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
  await page.goto("/administer/my-apps/app_balance");
  await expectSignedIn(page, "My App");
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Half typed");
  const other = await context.newPage();
  await other.goto(await registrationLink(faulty.dataDir, email));
  for (const field of ["New password", "Repeat the password"])
    await other.getByLabel(field).fill("seven quiet herons dancing");
  await other.keyboard.press("Enter");
  await expectSignedIn(other);
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
  // Whichever tab refreshes.
  problems.allow(/40[01]/);
  await signInAndSettle(page);
  const wanted = [usersPath, "/administer/themes", "/administer/my-apps/app_balance?from=mail#details"];
  const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()];
  const pages = [`${overview}?search=balance`, ...wanted];
  await tabs[3]?.goto("/administer/my-apps/app_balance");
  await expectSignedIn(tabs[3] ?? page, "My App");
  faulty.expireTokens();
  // A tab whose page is still the one before would be told of the end there.
  let refuse = () => {};
  const until = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  faulty.fail(refreshes, { until, answer: { status: 400, body: '{"error":"invalid_grant"}' } });
  await context.clearCookies();
  // All of them at once, over a page that is open in the last one.
  await Promise.all(tabs.map((tab, index) => tab.goto(pages[index] ?? "", { waitUntil: "commit" })));
  refuse();
  const forms = () => tabs.filter((tab) => tab.url().includes("/oidc/"));
  await expect
    .poll(() => tabs.filter((tab) => /^\/(?:$|oidc\/)/.test(new URL(tab.url()).pathname)))
    .toHaveLength(tabs.length);
  expect(faulty.seen(refreshes)).not.toEqual([]);
  faulty.reset();
  // A tab that is opened after the end asks for the sign-in itself; all may have begun before it.
  if (forms().length === 0) await page.getByRole("link", { name: "Let's start" }).click();
  await enterPassword(forms()[0] ?? page);
  for (const [index, tab] of tabs.entries())
    await expect.poll(() => tab.url().replace(faulty.origin, ""), { timeout: 15_000 }).toBe(pages[index]);
});
