/** The error catalogue, as a person meets it. */
import { expect, test } from "./support/test.ts";
import { signIn } from "./support/signIn.ts";

const overview = "/administer/overview";

test("an unknown route and an unknown app say which path was not found", async ({ page, problems }) => {
  problems.expect(/404/);
  await signIn(page);
  for (const path of ["/administer/none", "/nowhere", "/administer/my-apps/app_none"]) {
    await page.goto(path);
    await expect(page.getByText(`Page not found: ${path}`, { exact: true })).toBeVisible();
  }
});

test("an address that its page does not take says so", async ({ page, problems }) => {
  problems.expect(/RouteInvalid|PathParam|Error/);
  await signIn(page);
  const path = `/administer/my-apps/${"x".repeat(200)}`;
  await page.goto(path);
  await expect(page.getByText(`Page Not Found: ${path}`, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Page Not Found/);
});

test("rules of the configuration lead elsewhere, within the console and out of it", async ({
  page,
  platform,
}) => {
  const config = (await (await fetch(`${platform.origin}/config.json`)).json()) as object;
  const redirects = [
    { from: "/old", to: `${overview}?from=old` },
    { from: "/help", to: `${platform.origin}/favicon.svg` },
  ];
  await page.route("/config.json", (route) => route.fulfill({ json: { ...config, redirects } }));
  await signIn(page);
  await page.goto("/old");
  await expect(page).toHaveURL(`${overview}?from=old`);
  await page.goto("/help").catch(() => undefined);
  await expect(page).toHaveURL("/favicon.svg");
});

test("a missing part of the console reloads the page once, then it is said in words", async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load|ChunkLoadFailed|ERR_/);
  await signIn(page);
  await expect(page.getByRole("table")).toBeVisible();
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/\/assets\/administer\.overview\.page-.*\.js/, (route) => route.abort());
  await page.goto(overview);
  await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
  expect(loads).toBe(2);
  await page.unroute(/\/assets\/administer\.overview\.page-.*\.js/);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("table")).toBeVisible();
});
