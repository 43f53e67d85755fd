/** Everything that a page asked for is there, and nothing is busy but what is shown as a sample. */
import { expect, type Page } from "@playwright/test";

export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator("h1:visible")).toBeVisible();
  await expect(page.locator('[aria-busy="true"]:not([data-sample] *)')).toHaveCount(0);
  await page.waitForLoadState("networkidle");
};
