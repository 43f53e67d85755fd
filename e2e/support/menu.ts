/** Chooses an entry of one of the bar's menus. */
import { expect, type Page } from "@playwright/test";

// What is chosen may be at work before the menu has left; keys that are pressed until then belong to the menu.
export const choose = async (page: Page, menu: string, entry: string): Promise<void> => {
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page.getByRole("menu").getByText(entry, { exact: true }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
};
