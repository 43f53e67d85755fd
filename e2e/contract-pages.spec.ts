/** /docs: the contract's reference and the guides, each under its Content-Security-Policy, without a foreign request. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { violations } from "./support/axe.ts";

test.use({ isUntouched: true });

/** Redoc's own: its headings skip levels, an entry of its menu is not named by the method in it, and its texts are nodes. */
const ofRedoc = /^(?:heading-order|label-content-name-mismatch|text without an element of its own):/;

const foreignRequests = (page: Page): ReadonlyArray<string> => {
  const found: Array<string> = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== "data:" && origin !== new URL(page.url()).origin) found.push(request.url());
  });
  return found;
};

test("a developer finds a call with its fields, examples and errors", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/docs");
  await expect(page).toHaveURL("/docs/");
  const foreign = foreignRequests(page);
  await page.reload();
  await page.keyboard.press("/");
  await page.keyboard.type("412 edit app");
  await expect(page.locator("search").getByRole("link").first()).toContainText("Edit an app");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/#tag/Apps/operation/apps.update");
  const call = page.locator('[id="tag/Apps/operation/apps.update"]');
  await expect(call.getByRole("heading", { name: "Edit an app" })).toBeInViewport();
  await expect(call.getByText("The ETag of the version that the edit started from")).toBeVisible();
  await expect(call.getByRole("button", { name: "The record is no longer the version" })).toBeVisible();
  await call.getByRole("tab", { name: "TypeScript" }).click();
  await expect(call.getByText("await fetch(", { exact: false })).toBeVisible();
  await expect(call.getByRole("button", { name: "Copy" }).first()).toBeVisible();
  expect((await violations(page)).filter((violation) => !ofRedoc.test(violation))).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(foreign).toEqual([]);
});

test("a developer finds a guide and copies from it", async ({ page, context, expectAccessible }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs/platform.html");
  const search = page.getByRole("searchbox", { name: "Search the reference and the guides" });
  await search.fill("xylophone");
  await expect(page.getByRole("status")).toHaveText("0 found");
  await search.fill("pagination");
  await expect(page.getByRole("link", { name: "Pagination Wellbeing platform" })).toBeVisible();
  await search.fill("CORS");
  await expectAccessible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/platform.html#cors");
  await expect(page.getByRole("heading", { name: "CORS" })).toBeInViewport();
  await page.getByRole("button", { name: "Copy" }).first().click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("npm run");
  await page.getByRole("link", { name: "Your own provider", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your own provider");
});
