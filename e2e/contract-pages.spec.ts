/** /docs: the contract as pages, under the console's Content-Security-Policy. */
import { expect, test } from "./support/test.ts";

test.use({ isUntouched: true });

test("a developer finds a field by keyboard, in both modes and on a small screen", async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/docs");
  await expect(page).toHaveURL("/docs/");

  await page.keyboard.press("/");
  const search = page.getByRole("combobox", { name: "Search calls, fields and schemas" });
  await expect(search).toBeFocused();
  await page.keyboard.type("creationD");
  await expect(page.getByRole("option").first()).toContainText("creationDate · App");
  await expectAccessible();
  await page.keyboard.press("ArrowDown");
  await expect(search).toHaveAttribute("aria-activedescendant", "result-1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/docs/#appupdate-creationdate");
  await expect(page.getByRole("option").first()).toBeHidden();
  await expect(page.locator("#appupdate-creationdate")).toBeFocused();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("no such thing");
  await expect(page.getByRole("status")).toHaveText("0 results");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Nothing has these words")).toBeHidden();
  await expect(search).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText("Contents", { exact: true }).click();
  await page.getByRole("link", { name: "Register an app" }).click();
  await expect(page.getByRole("heading", { name: "Register an app" })).toBeInViewport();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);

  // A short page, since examining the whole reference again takes long.
  await page.getByRole("link", { name: "Compatibility" }).click();
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compatibility of the contract");
  await expectAccessible();
});
