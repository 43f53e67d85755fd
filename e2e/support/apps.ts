/** The overview and its dialog, as a person uses them. */
import type { Page } from "@playwright/test";

export const rows = (page: Page) => page.getByRole("table", { name: "Apps" }).getByRole("row");
export const names = (page: Page) => rows(page).getByRole("rowheader").getByRole("link");
export const dialog = (page: Page) => page.getByRole("dialog");
export const field = (page: Page) => dialog(page).getByRole("textbox", { name: "Name" });

export const registerApp = async (page: Page, name: string) => {
  await page.getByRole("button", { name: "New app" }).click();
  await field(page).fill(name);
  await dialog(page).getByRole("button", { name: "Register app" }).click();
};
