/** Chooses an entry of one of the bar's menus. */
import type { Page } from "@playwright/test";

export const choose = async (page: Page, menu: string, entry: string): Promise<void> => {
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page.getByRole("menu").getByText(entry, { exact: true }).click();
};
