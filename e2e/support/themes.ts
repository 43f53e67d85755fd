/** Helpers that the theme specs share. */
import type { Page } from "@playwright/test";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

export const primary = (page: Page) =>
  page.getByRole("group", { name: "Light", exact: true }).getByLabel("Primary, Light", { exact: true });

export const fillPrimary = async (page: Page, value: string) => {
  await primary(page).fill(value);
  await primary(page).press("Enter");
};

export const publish = async (page: Page) => {
  await button(page, "Publish changes").click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish changes" }).click();
};
