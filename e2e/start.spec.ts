/** The start of the console: what is shown and requested before its code has arrived. */
import type { Request } from "@playwright/test";
import { frame, holdConsole } from "./support/hold.ts";
import { settled } from "./support/settled.ts";
import { signIn } from "./support/signIn.ts";
import { expect, signedOut, test } from "./support/signedIn.ts";

test.use({ isUntouched: true });

const logoBox = { x: 18, y: 14, width: 28, height: 28 };

const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
};

test("the frame has the stored language, colour mode and width of the navigation", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("language", "de");
    localStorage.setItem("colour-mode", "dark");
    localStorage.setItem("navigation-minimized", "true");
  });
  const release = await holdConsole(page);
  await page.goto("/administer/overview", { waitUntil: "commit" });
  await expect(frame(page).locator("h1")).toHaveText("Übersicht");
  await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
  const width = async () => (await page.locator("nav").first().boundingBox())?.width;
  const early = await width();
  expect(early).toBeLessThan(100);
  expect(await frame(page).locator("nav svg").first().boundingBox()).toEqual(logoBox);
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Übersicht" })).toBeVisible();
  expect(await width()).toBe(early);
});

for (const path of ["/administer/overview", "/administer/my-apps/app_balance", "/administer/themes"]) {
  test(`nothing moves when the console takes the frame of ${path} over`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("colour-mode", "light"));
    const config = (await (await page.request.get("/config.json")).json()) as object;
    await page.route("**/config.json", (route) =>
      route.fulfill({ json: { ...config, overviewActivity: true } }),
    );
    const release = await holdConsole(page);
    await page.goto(path, { waitUntil: "commit" });
    const parts = (root: string) =>
      page.evaluate(
        (within) =>
          ["nav a", "header button", "main header a", "h1", "main header p", "th", "td"]
            .flatMap((selector) => [...document.querySelectorAll(`${within} ${selector}`)])
            .map((element) => {
              // A heading may begin with the kind of its subject, above the name that takes the frame's place.
              const place = document.createRange();
              place.selectNodeContents(element.lastElementChild ?? element);
              const { left, top } = (element.matches("h1") ? place : element).getBoundingClientRect();
              // Active users, and secrets that need attention, come later.
              const isLate = element.querySelector("[data-late]") !== null;
              const icons = isLate ? [] : [...element.querySelectorAll("svg")];
              const icon = icons.find((each) => each.checkVisibility())?.getAttribute("class");
              // The early script does not know the keys of this system.
              const keys = element.querySelector("kbd")?.textContent ?? "";
              // A heading ends with the name of what the page is about, which the early script does not know.
              const title = element.matches("h1") ? element.firstChild : element;
              const text = isLate ? "" : (title?.textContent ?? "").replace(keys, "").trim();
              return { text, icon, left, top };
            })
            .filter(({ text, left }) => text !== "" || left > 0),
        root,
      );
    await expect(frame(page).locator("h1")).toBeVisible();
    // The name comes with the configuration.
    await expect(frame(page).locator("nav a").first()).not.toBeEmpty();
    if (path.endsWith("overview")) await expect(frame(page).locator("tbody tr")).not.toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const early = await parts("#prerendered-frame");
    release();
    await expect(frame(page)).toHaveCount(0);
    await settled(page);
    expect(await parts("#root")).toEqual(expect.arrayContaining(early));
  });
}

for (const [when, path, status] of [
  ["the platform does not know the person", "/administer/overview", 403],
  ["the address has a search", "/administer/overview?search=vital", 200],
] as const) {
  test(`the list waits for the code when ${when}`, async ({ page, problems }) => {
    if (status === 403) {
      problems.expect(/403/);
      await page.route("**/api/v1/users/me", (route) => route.fulfill({ status, json: {} }));
    }
    await holdConsole(page);
    const list = page.waitForResponse(/\/api\/v1\/apps\?/);
    await page.goto(path, { waitUntil: "commit" });
    await (await list).finished();
    await expect(frame(page).locator("h1")).toHaveText("Overview");
    await expect(frame(page).locator("tbody")).toHaveCount(0);
  });
}

test("the frame has the title and place of its page, and the name of the configuration", async ({ page }) => {
  const config = (await (await page.request.get("/config.json")).json()) as object;
  await page.route("**/config.json", (route) =>
    route.fulfill({ json: { ...config, appName: "Harbour Health" } }),
  );
  const release = await holdConsole(page);
  await page.goto("/administer/my-apps/app_balance", { waitUntil: "commit" });
  await expect(frame(page).locator("nav")).toContainText("Harbour Health");
  await expect(frame(page).locator("h1")).toHaveText("My App");
  await expect(frame(page).locator("nav [aria-current]")).toHaveText("Overview");
  release();
  await expect(page.getByRole("heading", { level: 1, name: "My App" })).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
});

test.describe("without a session", () => {
  test.use(signedOut);

  test("a person who is not signed in sees the logo at the frame's position, but not the frame", async ({
    page,
  }) => {
    await holdConsole(page);
    const calls: Array<string> = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) calls.push(request.url());
    });
    await page.goto("/administer/overview", { waitUntil: "commit" });
    await page.waitForResponse(/config\.json$/);
    await expect(page.locator("svg")).toHaveCount(1);
    expect(await page.locator("svg").boundingBox()).toEqual(logoBox);
    await expect(frame(page)).toHaveCount(0);
    expect(calls).toEqual([]);
  });

  test("the early list is gone as soon as another tab signs out", async ({ page, context }) => {
    await signIn(page);
    const waiting = await context.newPage();
    await holdConsole(waiting);
    await waiting.goto("/administer/overview", { waitUntil: "commit" });
    await expect(frame(waiting).locator("tbody tr")).not.toHaveCount(0);
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(waiting).toHaveURL(/\/$/);
    await expect(frame(waiting)).toHaveCount(0);
  });
});

test("no token is sent to an address that the configuration may not name", async ({ page }) => {
  const config = (await (await page.request.get("/config.json")).json()) as object;
  // At once: after half a second, the early script requests nothing.
  await page.route("**/config.json", (route) =>
    route.fulfill({ json: { ...config, apiBaseUrl: "http://api.example" } }),
  );
  await page.goto("/administer/overview");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The console is not configured correctly");
  await expect(frame(page)).toHaveCount(0);
  // The content security policy would report each request as a problem.
});

for (const path of [
  "/administer/overview",
  "/administer/my-apps/app_balance",
  "/administer/users",
  "/administer/users/statistics",
  "/administer/analytics/dev",
  "/administer/themes",
]) {
  test(`${path} requests its code and first data before the console's code arrives, and once`, async ({
    page,
  }) => {
    const release = await holdConsole(page);
    const requests: Array<string> = [];
    page.on("request", (request) => requests.push(pathOf(request)));
    await page.goto(path, { waitUntil: "commit" });
    await expect(frame(page)).toBeVisible();
    await expect
      .poll(() => requests.filter((each) => each.startsWith("/api/")))
      .toContain("/api/v1/users/me");
    const files = await page.evaluate((pathname) => {
      const plan = JSON.parse(document.querySelector("#start-plan")?.textContent ?? "") as {
        pages: ReadonlyArray<{ path: string; files: ReadonlyArray<string> }>;
      };
      const isPage = (path: string) => new RegExp(`^${path.replace(/\$\w+/, "[^/]+")}$`).test(pathname);
      return plan.pages.find((each) => isPage(each.path))?.files ?? [];
    }, path);
    // The overview is part of the console's code.
    if (path !== "/administer/overview") expect(files).not.toEqual([]);
    await expect.poll(() => requests).toEqual(expect.arrayContaining([...files]));
    const early = [...requests];
    release();
    await expect(frame(page)).toHaveCount(0);
    await settled(page);
    // The page for developers requests metrics twice: once decoded, once raw.
    for (const each of early.filter((path) => path.startsWith("/api/")))
      expect(requests.filter((other) => other === each)).toHaveLength(1);
    expect(requests).toEqual(expect.arrayContaining(early));
    const scripts = (some: ReadonlyArray<string>) => some.filter((each) => /\/assets\/.*\.js$/.test(each));
    expect(scripts(requests)).toEqual([...new Set(scripts(requests))]);
    expect(await page.evaluate("globalThis.earlyRequests")).toEqual([]);
  });
}
