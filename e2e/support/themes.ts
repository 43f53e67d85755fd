/** What the specs of themes share. */
import { expect, type Page } from "@playwright/test";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Publishes a new theme, and stays in its editor; answers the path. */
export const startTheme = async (page: Page, name: string) => {
  await page.goto("/administer/themes");
  await button(page, "New theme").click();
  await page.getByLabel("Name").fill(name);
  await button(page, "Publish changes").click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByText(`The theme “${name}” is published.`)).toBeVisible();
  await expect(page).not.toHaveURL(/themes\/new$/);
  return new URL(page.url()).pathname;
};
