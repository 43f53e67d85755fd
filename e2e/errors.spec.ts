/** The error catalogue, as shown to a person. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/signedIn.ts";

const overview = "/administer/overview";

test("redirect rules lead inside and outside the console", async ({ page, platform }) => {
  const config = (await (await fetch(`${platform.origin}/config.json`)).json()) as object;
  const redirects = [
    { from: "/old", to: `${overview}?from=old` },
    { from: "/help", to: `${platform.origin}/favicon.svg` },
  ];
  await page.route("/config.json", (route) => route.fulfill({ json: { ...config, redirects } }));
  await page.goto("/old");
  await expect(page).toHaveURL(`${overview}?from=old`);
  await page.goto("/help").catch(() => undefined);
  await expect(page).toHaveURL("/favicon.svg");
});

/** Counts the page loads after this call. */
const countLoads = (page: Page) => {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
};

test("the console reloads a page once for missing chunks, then explains the failure", async ({
  page,
  problems,
}) => {
  problems.expect(/ChunkLoadFailed/, /ERR_FAILED/);
  problems.allow(/Failed to load|TypeError/);
  await page.goto(overview);
  // A link of the early list loads a document.
  await expect(page.locator("#root").getByRole("table")).toBeVisible();
  const loads = countLoads(page);
  const missing: Array<string> = [];
  const chunks = /\/assets\/[^/]*(StatisticsPage|SegmentsPage|part)-[^/]*\.js/;
  await page.route(chunks, (route) => {
    missing.push(route.request().url());
    return route.abort();
  });
  const lost = page.getByRole("heading", { name: "Internal Server Error" });
  await page.getByRole("link", { name: "User Statistics" }).click();
  await expect(lost).toBeVisible();
  expect(loads()).toBe(1);
  expect(new Set(missing).size).toBeGreaterThan(1);
  await page.goto("/administer/analytics/segments");
  await expect(lost).toBeVisible();
  expect(loads()).toBe(3);
  await page.unroute(chunks);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { name: "Segments" })).toBeVisible();
});

test("an error thrown inside a chunk is shown without a reload; without the error page's code, the document says what is missing", async ({
  context,
  page,
  problems,
}) => {
  problems.expect(/Broken inside/, /ERR_FAILED/);
  problems.allow(/Failed to load|ChunkLoadFailed|TypeError/);
  const chunk = /\/assets\/Users-.*\.js/;
  const body = 'throw new Error("Broken inside");';
  await page.route(chunk, (route) => route.fulfill({ contentType: "text/javascript", body }));
  const loads = countLoads(page);
  await page.goto("/administer/users");
  await expect(page.getByRole("heading", { name: "Internal Server Error" })).toBeVisible();
  await expect(page.getByText("Broken inside")).toBeVisible();
  await expect(page.getByText("Status code 500")).toBeVisible();
  expect(loads()).toBe(1);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy details" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Internal Server Error\nStatus code 500\nBroken inside\n\/administer\/users\n\d{4}-\d\d-\d\dT/,
  );

  await page.unroute(chunk);
  await page.route(/\/assets\/(?:Users|ErrorPage|failure)-.*\.js/, (route) => route.abort());
  await page.goto("/administer/users?again");
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
});
