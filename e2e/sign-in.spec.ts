/** Signing in at the provider and signing out, with valid and forged addresses. */
import { setTimeout } from "node:timers/promises";
import { demoAdministrator } from "#platform/seed/demoAdministrator.ts";
import { keptInBrowser, signIn } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

test("a person signs in from the welcome page to the page that was asked for, out of the history, and is signed out for good", async ({
  page,
  problems,
}) => {
  problems.allow(/401|RequestError/);
  const calls: Array<string> = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  const wanted = "/administer/my-apps/app_balance?from=mail+%26+more#details";
  const start = page.getByRole("link", { name: "Let's start" });
  await page.goto(wanted);
  await page.waitForURL("/");
  await start.click();
  expect(calls).toEqual([]);
  // With keys alone, also below.
  await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
  await page.keyboard.type(demoAdministrator.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(demoAdministrator.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(wanted);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My App Balance am Werk");
  const devTools = await page.context().newCDPSession(page);
  const { entries } = await devTools.send("Page.getNavigationHistory");
  expect(entries.at(-1)?.url).toContain(wanted);
  expect(entries.filter(({ url }) => url.includes("code="))).toEqual([]);
  // It is opened once.
  await page.goto("/auth");
  await expect(page).toHaveURL("/administer/overview");
  await expect(page.getByRole("table", { name: "Apps" })).toBeVisible();

  await test.step("signing out clears the browser, and requires the password again", async () => {
    expect(JSON.stringify(await keptInBrowser(page))).toMatch(
      /access_token.*Vital Steps|Vital Steps.*access_token/,
    );
    // Calls that are refused while the provider is asked to end its session.
    const ending = page.waitForRequest("**/session/end*");
    await page.route("**/tokens?*", async (route) => {
      await ending;
      await route.fulfill({ status: 401 }).catch(() => undefined);
    });
    await page.route("**/session/end*", async (route) => {
      // Long enough for what the refusals cause.
      await setTimeout(500);
      await route.continue().catch(() => undefined);
    });
    await page.reload();
    await expect(page.getByRole("table", { name: "Apps" })).toBeVisible();
    await page.getByRole("button", { name: "Your account" }).press("Enter");
    await expect(page.getByRole("menuitem", { name: "Keyboard shortcuts" })).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.waitForURL("/");
    await expect(start).toBeVisible();
    expect(await keptInBrowser(page)).toMatchObject({ apps: [], signIns: [], session: [{ tokens: null }] });
    expect(JSON.stringify(await keptInBrowser(page))).not.toMatch(/eyJ|Vital Steps|adm_/);
    await page.goBack();
    await page.waitForURL("/");
    await start.click();
    await expect(page.getByLabel("Password")).toBeVisible();
  });
});

test("whoever starts four times and goes back three times within 30 seconds is not told of a loop", async ({
  page,
}) => {
  const password = page.getByLabel("Password");
  for (let start = 1; start <= 4; start += 1) {
    await page.goto("/");
    await page.getByRole("link", { name: "Let's start" }).click();
    await expect(password).toBeVisible();
  }
  for (let back = 1; back <= 3; back += 1) {
    await page.goBack({ waitUntil: "commit" });
    await expect(password).toBeVisible();
  }
});

test("a sign-in that comes back without an answer ends on a page whose details say what is missing", async ({
  page,
  problems,
}) => {
  problems.expect(/SignInFailed: three sign-ins/);
  let asked = 0;
  await page.route("**/oidc/auth?*", (route) => {
    asked += 1;
    return route.fulfill({ status: 302, headers: { location: "/auth" } });
  });
  await page.goto("/auth");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign-in failed");
  await page.getByText("Details", { exact: true }).click();
  await expect(page.getByText(/may drop the query of \/auth/)).toBeVisible();
  expect(asked).toBe(3);
  await page.getByRole("link", { name: "Sign in again" }).click();
  await expect.poll(() => asked).toBeGreaterThan(3);
});

test("the sign-in page asks for storage instead of staying blank when the browser forbids it", async ({
  page,
  problems,
}) => {
  problems.expect(/StorageFailed/);
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException("Access is denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get: denied });
    IDBFactory.prototype.open = denied;
    // Firefox denies it, too.
    Object.defineProperty(window, "BroadcastChannel", { value: denied });
  });
  await page.goto("/auth");
  await expect(page.getByText("Allow this site to store data.")).toBeVisible();
});

test("the console without IndexedDB and locks signs in for one tab only, and says so", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Access is denied", "SecurityError");
    };
    Object.defineProperty(navigator, "locks", { value: undefined });
  });
  await signIn(page);
  await expect(page.getByText("You are signed in for this tab only")).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL("/");
});
