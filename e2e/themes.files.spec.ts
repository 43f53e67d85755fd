/** Exporting a theme in four formats, and importing design tokens. */
import { readFile } from "node:fs/promises";
import { expect, test } from "./support/signedIn.ts";
import { button, startTheme } from "./support/themes.ts";

test("a person exports a published theme and imports its tokens as a new draft", async ({ api, page }) => {
  await startTheme(page, api, "Travels");
  const save = async (format: string) => {
    await button(page, "Export the published theme").click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: format }).click();
    const download = await downloading;
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
  };
  const tokens = await save("Design tokens (JSON)");
  expect(tokens.name).toBe("travels.tokens.json");
  expect((await save("CSS custom properties")).text).toContain("--theme-on-primary: #FFFFFF;");
  expect((await save("Swift constants")).text).toContain("import SwiftUI");
  expect((await save("Kotlin constants")).text).toContain("Color(0xFF0F766E)");

  await page.getByRole("link", { name: "Back to themes" }).click();
  const saved = page.waitForEvent("download");
  await button(page, "Actions for Travels").click();
  await page.getByRole("menuitem", { name: "Export theme: CSS custom properties" }).click();
  expect((await saved).suggestedFilename()).toBe("travels.css");
  const choose = async (text: string) => {
    const choosing = page.waitForEvent("filechooser");
    await button(page, "Import").click();
    const file = { name: "theme.json", mimeType: "application/json", buffer: Buffer.from(text) };
    await (await choosing).setFiles(file);
  };
  await choose(tokens.text.replace(/"illustration": \{[^}]*\}/, '"illustration": {'));
  await expect(page.getByRole("alertdialog")).toContainText("The file could not be imported");
  await button(page, "Close").click();
  await choose(tokens.text.replaceAll('"srgb"', '"unknown"'));
  await expect(page.getByRole("alertdialog")).toContainText("Primary, Light (light.primary)");
  await button(page, "Close").click();
  await choose(tokens.text);
  await expect(page.getByLabel("Name")).toHaveValue("Travels");
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();
});
