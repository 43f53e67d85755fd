/** Signing in at the provider and signing out, with valid and forged addresses. */
import { demoAdministrator } from "#platform/seed/demoAdministrator.ts";
import type { Page } from "@playwright/test";
import { choose } from "./support/menu.ts";
import {
  enterPassword,
  expireAccessToken,
  keptInBrowser,
  signIn,
  signInAndSettle,
} from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

test("the sign-in reports a wrong password, and ends at the requested page with its query and hash, out of the history", async ({
  page,
  problems,
}) => {
  problems.expect(/status of 422/);
  const wanted = "/administer/my-apps/app_balance?from=mail+%26+more#details";
  const answered = page.waitForRequest(/\/auth\?code=/);
  await page.goto(`/auth?redirect=${encodeURIComponent(wanted)}`);
  await enterPassword(page, { ...demoAdministrator, password: "wrong" });
  await expect(page.getByText("The email address or the password is not correct.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(demoAdministrator.email);
  await enterPassword(page);
  await expect(page).toHaveURL(wanted);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My App Balance am Werk");
  await answered;
  const devTools = await page.context().newCDPSession(page);
  const { entries } = await devTools.send("Page.getNavigationHistory");
  expect(entries.at(-1)?.url).toContain(wanted);
  expect(entries.filter(({ url }) => url.includes("code="))).toEqual([]);
  for (const hostile of ["https://evil.example/", "/\\evil.example"]) {
    await page.goto(`/auth?redirect=${encodeURIComponent(hostile)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
    await expect(page).toHaveURL("/administer/overview");
  }
});

test("the sign-in from the welcome page opens the page that was asked for", async ({ page }) => {
  const wanted = "/administer/my-apps/app_balance?from=mail+%26+more#details";
  await page.goto(wanted);
  await expect(page).toHaveURL("/");
  await page.getByRole("link", { name: "Let's start" }).click();
  await enterPassword(page);
  await expect(page).toHaveURL(wanted);
  // It is opened once.
  await page.goto("/auth");
  await expect(page).toHaveURL("/administer/overview");
});

test("whoever starts and goes back four times within 30 seconds is not told of a loop", async ({ page }) => {
  for (let start = 1; start <= 4; start += 1) {
    await page.goto("/");
    await page.getByRole("link", { name: "Let's start" }).click();
    await expect(page.getByLabel("Password")).toBeVisible();
    await page.goBack({ waitUntil: "commit" });
    await expect(page.getByLabel("Password")).toBeVisible();
  }
});

test("a sign-in that comes back without an answer ends on a page that says what is missing", async ({
  page,
  problems,
}) => {
  problems.expect(/SignInUnanswered/);
  let asked = 0;
  let back = "/auth";
  await page.route("**/oidc/auth?*", (route) => {
    asked += 1;
    return route.fulfill({ status: 302, headers: { location: back } });
  });
  await page.goto("/auth");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign-in failed");
  await expect(page.getByText(/sent you back three times without an answer/)).toBeVisible();
  expect(asked).toBe(3);
  back = "/auth#code=abc&state=def";
  await page.getByRole("link", { name: "Sign in again" }).click();
  await expect(page.getByText(/answers in the wrong part of the address/)).toBeVisible();
  expect(asked).toBe(6);
});

test("every spelling of a path below /administer leads to the welcome page without a token", async ({
  page,
  platform,
}) => {
  const calls: Array<string> = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  for (const path of ["/administer/overview?lang=en#apps", "/ADMINISTER/overview", "//administer/overview"]) {
    await page.goto(`${platform.origin}${path}`);
    await expect(page).toHaveURL(`${platform.origin}/`);
    await expect(page.getByRole("link", { name: "Let's start" })).toBeVisible();
  }
  expect(calls).toEqual([]);
});

test("a link of the console leads to the welcome page when the stored token is gone, without a call", async ({
  page,
}) => {
  await signInAndSettle(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("wellbeing-console");
        opening.addEventListener("success", () => {
          const transaction = opening.result.transaction("session", "readwrite");
          transaction.objectStore("session").clear();
          transaction.addEventListener("complete", resolve);
        });
      }),
  );
  const calls: Array<string> = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  await page.getByRole("rowheader").first().getByRole("link").click();
  await expect(page).toHaveURL("/");
  expect(calls).toEqual([]);
});

test("signing out clears the browser, opens the welcome page and requires the password again", async ({
  page,
}) => {
  await signIn(page);
  await expect(page.getByRole("table", { name: "Apps" })).toBeVisible();
  await page.getByRole("button", { name: "Your account" }).click();
  await expect(page.getByText("Signed in as Ada Winter")).toBeVisible();
  await page.keyboard.press("Escape");
  expect(JSON.stringify(await keptInBrowser(page))).toMatch(
    /access_token.*Vital Steps|Vital Steps.*access_token/,
  );

  await choose(page, "Your account", "Sign out");
  await expect(page.getByRole("link", { name: "Let's start" })).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await keptInBrowser(page)).toMatchObject({ apps: [], signIns: [], session: [{ tokens: null }] });
  expect(JSON.stringify(await keptInBrowser(page))).not.toMatch(/eyJ|Vital Steps|adm_/);

  await page.goBack();
  await expect(page).toHaveURL("/");
  await page.getByRole("link", { name: "Let's start" }).click();
  await expect(page.getByLabel("Password")).toBeVisible();
});

test.describe("the callback of the sign-in", () => {
  /** Starts a sign-in, waits for the provider's form and returns the `state` parameter. */
  const begun = async (page: Page) => {
    const asked = page.waitForRequest(/\/oidc\/auth\?/);
    await page.goto("/auth?redirect=/administer/my-apps/app_balance");
    const { searchParams } = new URL((await asked).url());
    await expect(page.getByLabel("Password")).toBeVisible();
    return searchParams.get("state") ?? "";
  };

  test("the callback page explains that it does not know the sign-in", async ({ page, problems }) => {
    problems.expect(/SignInUnknown/);
    const exchanges: Array<string> = [];
    page.on("request", (request) => {
      if (request.url().includes("/oidc/token")) exchanges.push(request.url());
    });
    await page.goto("/auth?code=stolen&state=unknown");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign-in failed");
    await expect(page.getByText("already used, or it took longer than ten minutes")).toBeVisible();
    await expect(page).toHaveURL("/auth");
    await expect(page).toHaveTitle("Sign-in failed · Wellbeing Console");
    expect(exchanges).toEqual([]);

    await page.getByRole("link", { name: "Sign in again" }).click();
    await expect(page.getByLabel("Password")).toBeVisible();
  });

  test("the callback page rejects an answer from another provider, and explains a refusal", async ({
    page,
    problems,
  }) => {
    problems.expect(/SignInInvalid/, /^SignInRefused/);
    const evil = { code: "code", state: await begun(page), iss: "https://evil.example" };
    await page.goto(`/auth?${new URLSearchParams(evil)}`);
    await expect(page.getByText("did not pass a check (iss)")).toBeVisible();
    const refusal = {
      error: "access_denied",
      state: await begun(page),
      iss: `${new URL(page.url()).origin}/oidc`,
    };
    await page.goto(`/auth?${new URLSearchParams(refusal)}`);
    await expect(page.getByText("You cancelled the sign-in.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Sign in again" })).toBeVisible();
  });

  test("the callback does not exchange a code again after a failed exchange", async ({ page, problems }) => {
    problems.expect(/ERR_FAILED/, /SignInUnreachable/, /SignInUnknown/);
    const exchanges: Array<string | null> = [];
    await page.route("**/oidc/token", async (route) => {
      exchanges.push(new URLSearchParams(route.request().postData() ?? "").get("code"));
      await (exchanges.length === 1 ? route.abort() : route.continue());
    });
    const answered = page.waitForRequest(/\/auth\?code=/);
    await page.goto("/auth");
    await enterPassword(page);
    await expect(page.getByText("The sign-in service could not be reached.")).toBeVisible();
    await expect(page).toHaveURL("/auth");

    await page.goto((await answered).url());
    await expect(page.getByText("already used")).toBeVisible();
    expect(exchanges).toHaveLength(1);

    await page.reload();
    await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
    expect(new Set(exchanges).size).toBe(2);
  });
});

test("the provider's own session leads back to the page when the token and its refresh are refused", async ({
  page,
  problems,
}) => {
  problems.expect(/status of 400/, /status of 401/);
  const wanted = "/administer/my-apps/app_balance?from=mail#details";
  await signIn(page);
  await expect(page.getByRole("table", { name: "Apps" })).toBeVisible();
  await expireAccessToken(page);
  await page.route("**/oidc/token?*", (route) =>
    route.fulfill({ status: 400, json: { error: "invalid_grant" } }),
  );
  const again = page.waitForRequest(/\/oidc\/auth\?/);
  // The console leaves this page before it has loaded.
  await page.goto(wanted, { waitUntil: "commit" });
  await again;
  await expect(page).toHaveURL(wanted);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My App Balance am Werk");
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
  });
  await page.goto("/auth");
  await expect(page.getByText("Allow this site to store data.")).toBeVisible();
});
