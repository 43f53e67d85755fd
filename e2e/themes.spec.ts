/** Themes: a draft across reloads and tabs, publishing, exporting and importing. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/signedIn.ts";
import { button, dropTimers, fillPrimary, heading, primary, publish, startTheme } from "./support/themes.ts";

const saved = async (page: Page, menu: string, format: string) => {
  await button(page, menu).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: format }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
};

test("a new theme stays a draft across a reload until it is published, and its tokens become another draft", async ({
  page,
}) => {
  await page.goto("/administer/themes/new");
  await expect(heading(page, "New theme")).toBeVisible();
  await page.getByLabel("Name").fill("Fresh");
  await fillPrimary(page, "rgb(20, 83, 45)");
  await page.goto("/administer/themes/new");
  await expect(page.getByLabel("Name")).toHaveValue("Fresh");
  await expect(primary(page)).toHaveValue("#14532D");
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  await publish(page);
  await expect(page.getByText("Theme “Fresh” published")).toBeVisible();
  const tokens = await saved(page, "Export the published theme", "Design tokens (JSON)");
  expect(tokens.name).toBe("fresh.tokens.json");
  await page.getByRole("link", { name: "Back to themes" }).click();
  await expect(heading(page, "Themes")).toBeFocused();
  await expect(page).toHaveTitle("Themes · Wellbeing Console");
  const css = await saved(page, "Actions for Fresh", "Export theme: CSS custom properties");
  expect([css.name, css.text]).toEqual(["fresh.css", expect.stringContaining("--theme-primary: #14532D;")]);
  await page.getByRole("link", { name: "Fresh" }).click();
  await expect(heading(page, "Fresh")).toBeFocused();
  await expect(page).toHaveTitle("Fresh · Theme · Wellbeing Console");
  await page.goBack();
  const choosing = page.waitForEvent("filechooser");
  await button(page, "Import").click();
  const buffer = Buffer.from(tokens.text);
  await (await choosing).setFiles({ name: "theme.json", mimeType: "application/json", buffer });
  await expect(page.getByLabel("Name")).toHaveValue("Fresh");
});

test("a draft survives when its tab closes right after the last key press, and another tab shows it", async ({
  api,
  page,
}) => {
  const path = await startTheme(page, api, "Closed");
  await dropTimers(page);
  await fillPrimary(page, "#14532D");
  const other = await page.context().newPage();
  await other.goto(path);
  await expect(primary(other)).toHaveValue("#0F766E");
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
  await expect(primary(other)).toHaveValue("#14532D");
});
