/** Chooses an entry of one of the bar's menus. */
import { expect, type Page } from "@playwright/test";

// The entry may take effect before the menu closes; until then the menu receives all key presses.
export const choose = async (page: Page, menu: string, entry: string): Promise<void> => {
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page.getByRole("menu").getByText(entry, { exact: true }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
};
