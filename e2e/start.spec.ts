/** The start of the console: what is shown and requested before its code has arrived. */
import type { Page, Request } from "@playwright/test";
import { frame, holdConsole } from "./support/hold.ts";
import { storedTokens } from "./support/session.ts";
import { settled } from "./support/settled.ts";
import { expect, signedOut, test } from "./support/signedIn.ts";
import { signIn } from "./support/signIn.ts";

const logoBox = { x: 18, y: 14, width: 28, height: 28 };

const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
};

/** What is shown within the root, and where. */
const parts = (page: Page, root: string) =>
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
          return { text, icon, left, top, current: element.getAttribute("aria-current") };
        })
        .filter(({ text, left }) => text !== "" || left > 0),
    root,
  );

test("each page's frame is that of its page and moves nothing, and its code and first data are requested early, and once", async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem("colour-mode", "light"));
  // On a busy machine, the early script leaves slow answers to the console after half a second.
  await page.addInitScript(() => {
    const setTimer = window.setTimeout;
    window.setTimeout = ((handler: () => void, delay = 0) =>
      setTimer(handler, "hasConsoleBegun" in globalThis ? delay : 40 * delay)) as typeof window.setTimeout;
  });
  const config = (await (await page.request.get("/config.json")).json()) as object;
  await page.route("**/config.json", (route) =>
    route.fulfill({ json: { ...config, appName: "Harbour Health", overviewActivity: undefined } }),
  );
  let requests: Array<string> = [];
  page.on("request", (request) => requests.push(pathOf(request)));
  for (const path of [
    "/administer/users",
    "/administer/themes",
    "/administer/my-apps/app_balance",
    "/administer/users/statistics",
    "/administer/analytics/dev",
    "/administer/overview",
  ])
    await test.step(path, async () => {
      // The page before requests nothing more.
      await page.goto("/favicon.svg");
      requests = [];
      const release = await holdConsole(page);
      await page.goto(path, { waitUntil: "commit" });
      await expect(frame(page).locator("h1")).toBeVisible();
      await expect(frame(page).locator("nav a").first()).toHaveText("Harbour Health");
      const isOverview = path.endsWith("overview");
      if (isOverview) await expect(frame(page).locator("tbody tr")).not.toHaveCount(0);
      await expect.poll(() => requests).toContain("/api/v1/users/me");
      const files = await page.evaluate((pathname) => {
        const plan = JSON.parse(document.querySelector("#start-plan")?.textContent ?? "") as {
          pages: ReadonlyArray<{ path: string; files: ReadonlyArray<string> }>;
        };
        const isPage = (path: string) => new RegExp(`^${path.replace(/\$\w+/, "[^/]+")}$`).test(pathname);
        return plan.pages.find((each) => isPage(each.path))?.files ?? [];
      }, path);
      // The overview is part of the console's code.
      if (!isOverview) expect(files).not.toEqual([]);
      await expect.poll(() => requests).toEqual(expect.arrayContaining([...files]));
      await page.evaluate(() => document.fonts.ready);
      const shown = await parts(page, "#prerendered-frame");
      const early = [...requests];
      release();
      await expect(frame(page)).toHaveCount(0);
      await settled(page);
      expect(await parts(page, "#root")).toEqual(expect.arrayContaining(shown));
      // The page for developers requests metrics twice: once decoded, once raw.
      for (const each of early.filter((path) => path.startsWith("/api/")))
        expect(requests.filter((other) => other === each)).toHaveLength(1);
      expect(requests).toEqual(expect.arrayContaining(early));
      const scripts = requests.filter((each) => /\/assets\/.*\.js$/.test(each));
      expect(scripts).toEqual([...new Set(scripts)]);
      // Words of another language are loaded once it is chosen.
      expect(scripts.filter((each) => each.includes("catalogue"))).toHaveLength(1);
      expect(await page.evaluate("globalThis.earlyRequests")).toEqual([]);
    });
});

test("the list waits for the code when the address has a search, or the platform does not know the person, who can then sign out", async ({
  page,
  problems,
}) => {
  problems.expect(/403/);
  problems.allow(/Forbidden/);
  const release = await holdConsole(page);
  const expectNoList = async (path: string) => {
    const list = page.waitForResponse(/\/api\/v1\/apps\?/);
    await page.goto(path, { waitUntil: "commit" });
    await (await list).finished();
    // The early script has read it.
    for (let idle = 0; idle < 2; idle += 1)
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestIdleCallback(resolve);
          }),
      );
    await expect(frame(page).locator("h1")).toHaveText("Overview");
    await expect(frame(page).locator("tbody")).toHaveCount(0);
  };
  await expectNoList("/administer/overview?search=vital");
  await page.route("**/api/v1/users/me", (route) => route.fulfill({ status: 403, json: {} }));
  await expectNoList("/administer/overview");
  // The session is one that tests share: it ends here alone.
  await page.route("**/session/end*", (route) => route.fulfill({ status: 302, headers: { location: "/" } }));
  release();
  await page.getByRole("button", { name: "Sign out and use another account" }).click();
  await expect(page).toHaveURL("/");
  expect(await storedTokens(page)).toBeNull();
});

test.describe("without a session", () => {
  test.use(signedOut);

  test("whoever is not signed in sees the logo at the frame's position, and the early list is gone as soon as another tab signs out", async ({
    page,
    context,
  }) => {
    const release = await holdConsole(page);
    const calls: Array<string> = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) calls.push(request.url());
    });
    await page.goto("/administer/overview", { waitUntil: "commit" });
    await page.waitForResponse(/config\.json$/);
    await expect.poll(() => page.locator("svg").boundingBox()).toEqual(logoBox);
    await expect(frame(page)).toHaveCount(0);
    expect(calls).toEqual([]);

    release();
    await signIn(page);
    const waiting = await context.newPage();
    await holdConsole(waiting);
    await waiting.goto("/administer/overview", { waitUntil: "commit" });
    await expect(frame(waiting).locator("tbody tr")).not.toHaveCount(0);
    await page.bringToFront();
    await settled(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("log out");
    await page.keyboard.press("Enter");
    await expect(waiting).toHaveURL(/\/$/);
    await expect(frame(waiting)).toHaveCount(0);
  });
});
