/** /docs: the contract's reference under its Content-Security-Policy, without a foreign request. */
import { violationsIn } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

/** Redoc's own: its headings skip levels. */
const ofRedoc = /^heading-order:/;

test("a developer finds a call with its fields, examples and errors", async ({ page, platform }) => {
  const foreign: Array<string> = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== "data:" && origin !== platform.origin) foreign.push(request.url());
  });
  await page.goto("/docs#tag/Apps/operation/apps.update");
  await expect(page).toHaveURL("/docs/#tag/Apps/operation/apps.update");
  const root = '[id="tag/Apps/operation/apps.update"]';
  const call = page.locator(root);
  await expect(call.getByRole("heading", { name: "Edit an app" })).toBeInViewport();
  await expect(call.getByText("The ETag of the version that the edit started from")).toBeVisible();
  await expect(call.getByRole("button", { name: "The record is no longer the version" })).toBeVisible();
  await call.getByRole("tab", { name: "curl" }).click();
  await expect(call.getByText("$API_BASE_URL/api/v1/apps/", { exact: false })).toBeVisible();
  expect((await violationsIn(page, root)).filter((violation) => !ofRedoc.test(violation))).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(foreign).toEqual([]);
});
