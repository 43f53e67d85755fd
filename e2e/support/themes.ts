/** Helpers that the theme specs share. */
import { expect, type Page } from "@playwright/test";
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import type { Api } from "./signedIn.ts";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

/** Publishes a theme, opens its editor and returns the path. */
export const startTheme = async (page: Page, api: Api, name: string) => {
  const { id } = await api<{ readonly id: string }>("POST", "/styles", { name, ...exampleTheme });
  const path = `/administer/themes/${id}`;
  await page.goto(path);
  await expect(heading(page, name)).toBeVisible();
  return path;
};

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
