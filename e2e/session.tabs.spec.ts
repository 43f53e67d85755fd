/** A session in several tabs: one key, whose copy is worth nothing (RFC 9449), one refresh, one sign-out, one person. */
import { setTimeout } from "node:timers/promises";
import { expect, test } from "./support/faulty.ts";
import { expectSignedIn, overview, refreshes, storedTokens } from "./support/session.ts";
import { settled, watchRequests } from "./support/settled.ts";
import { enterPassword, signInAndSettle } from "./support/signIn.ts";

test("tabs share a session that is bound to a key, stay signed in when one is closed during a refresh for all of them, and sign out together", async ({
  context,
  faulty,
  page,
  problems,
}) => {
  problems.expect(/401/);
  await signInAndSettle(page);
  const [other, closing] = [await context.newPage(), await context.newPage()];

  await test.step("a copy of the tokens is refused, and the key of another tab is accepted", async () => {
    const tokens = (await storedTokens(page)) as Readonly<Record<string, string>>;
    expect(tokens["token_type"]).toBe("DPoP");
    const headers = { authorization: `DPoP ${tokens["access_token"]}` };
    expect((await fetch(`${faulty.origin}/api/v1/users/me`, { headers })).status).toBe(401);
    faulty.reset();
    watchRequests(other);
    await other.goto(overview);
    await settled(other);
    // The early script's proof was accepted, and the console took its answer.
    expect(faulty.seen(/users\/me/)).toHaveLength(1);
    expect(faulty.seen(refreshes)).toEqual([]);
  });

  await test.step("a tab is closed during its refresh, and the others refresh once", async () => {
    faulty.reset();
    faulty.expireTokens();
    faulty.fail(/^\w+ \/oidc\/token/, { until: new Promise<never>(() => {}) });
    await closing.goto(overview);
    await expect.poll(() => faulty.seen(refreshes).length).toBe(1);
    await closing.close();
    faulty.reset();
    for (const tab of [page, other]) {
      await tab.reload();
      await expectSignedIn(tab);
      await settled(tab);
    }
    expect(faulty.seen(refreshes)).toHaveLength(1);
    expect(await storedTokens(page)).toMatchObject({ token_type: "DPoP", proofKey: {} });
  });

  await test.step("the other tab leaves within a second of the sign-out", async () => {
    // A browser with windows gives a tab behind another one frame a second, and Playwright waits for frames before it clicks.
    await page.bringToFront();
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).hover();
    const left = other.waitForRequest((request) => request.isNavigationRequest(), { timeout: 1500 });
    await page.mouse.down();
    await page.mouse.up();
    await left;
    for (const tab of [other, page]) await expect(tab).toHaveURL("/");
    expect(await storedTokens(other)).toBeNull();
  });
});

test("even by a fast clock, one sign-in brings every tab of an ended session back to its page, where what was typed is offered once", async ({
  context,
  faulty,
  page,
  problems,
}) => {
  test.slow();
  // Whichever tab refreshes.
  problems.allow(/401/);
  // The provider asks for its nonce: proofs are made by the platform's clock.
  problems.expect(/400/);
  await page.clock.setSystemTime(Date.now() + 600_000);
  await signInAndSettle(page);
  const wanted = [
    "/administer/users",
    "/administer/themes",
    "/administer/my-apps/app_balance?from=mail#details",
  ];
  const others = [await context.newPage(), await context.newPage(), await context.newPage()];
  const [tabs, pages] = [
    [page, ...others],
    [overview, ...wanted],
  ];
  await others[2]?.goto("/administer/my-apps/app_balance");
  await expectSignedIn(others[2] ?? page, "My App");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const name = page.getByRole("dialog").getByLabel("Name");
  await button("New app").click();
  await name.fill("Morning walks");
  await settled(page);
  faulty.expireTokens();
  // A tab whose page is still the one before would be told of the end there.
  let refuse = () => {};
  const until = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  faulty.fail(refreshes, { until, answer: { status: 400, body: '{"error":"invalid_grant"}' } });
  await context.clearCookies();
  // All of them at once, over a page that is open in the last one. The first is told of the end.
  await Promise.all(others.map((tab, index) => tab.goto(wanted[index] ?? "", { waitUntil: "commit" })));
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
    await expect.poll(() => tab.url().replace(faulty.origin, "")).toBe(pages[index]);

  await expectSignedIn(page);
  await button("New app").click();
  await expect(name).toHaveValue("");
  await button("Restore").click();
  await expect(name).toHaveValue("Morning walks");
  await expect(button("Restore")).toBeHidden();
});

test("a session that another tab ends leaves its person a new secret until it is copied", async ({
  context,
  faulty,
  page,
  problems,
}) => {
  problems.allow(/400|401/);
  await context.grantPermissions(["clipboard-write"], { origin: faulty.origin });
  const other = await context.newPage();
  await signInAndSettle(other);
  await page.goto("/administer/my-apps/app_balance");
  await page.getByRole("button", { name: "Create secret" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Alias" }).fill("shown at the end");
  await dialog.getByRole("button", { name: "Create secret" }).click();
  const copy = dialog.getByRole("button", { name: "Copy", exact: true });
  await expect(copy).toBeVisible();
  await settled(page);
  faulty.expireTokens();
  faulty.fail(refreshes, { answer: { status: 400, body: '{"error":"invalid_grant"}' } });
  await context.clearCookies();
  await other.reload();
  await expect(other).toHaveURL(/oidc|\/$/);
  expect(await storedTokens(page)).toBeNull();
  // Longer than the way to the welcome page.
  await setTimeout(1000);
  await copy.click();
  await expect(page).toHaveURL("/");
});
