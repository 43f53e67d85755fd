/** A session in several tabs: one refresh for all of them, one sign-out, one person. */
import { expect, test } from "./support/faulty.ts";
import { usersPath } from "./support/invite.ts";
import { expectSignedIn, overview, refreshes, signOut, storedTokens, token } from "./support/session.ts";
import { settled } from "./support/settled.ts";
import { enterPassword, signInAndSettle } from "./support/signIn.ts";

test("tabs stay signed in when one is closed during a refresh for all of them, and sign out together", async ({
  context,
  faulty,
  page,
  problems,
}) => {
  problems.expect(/401/);
  await signInAndSettle(page);
  const [closing, other] = [await context.newPage(), await context.newPage()];
  await other.goto("/administer/analytics/dev");
  await settled(other);
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
  if (forms().length === 0) await page.getByRole("link", { name: "Let's start" }).first().click();
  await enterPassword(forms()[0] ?? page);
  for (const [index, tab] of tabs.entries())
    await expect.poll(() => tab.url().replace(faulty.origin, ""), { timeout: 15_000 }).toBe(pages[index]);
});
