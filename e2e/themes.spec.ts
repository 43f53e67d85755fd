/** Themes: a draft across reloads, publishing, exporting and importing. */
import { readFile } from "node:fs/promises";
import { expect, test } from "./support/signedIn.ts";

test("a new theme stays a draft across a reload until it is published, and its tokens become another draft", async ({
  page,
}) => {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const primary = page.getByRole("textbox", { name: "Primary, Light", exact: true });
  await page.goto("/administer/themes/new");
  await expect(page.getByRole("heading", { level: 1, name: "New theme" })).toBeVisible();
  await page.getByLabel("Name").fill("Fresh");
  await primary.fill("rgb(20, 83, 45)");
  await primary.press("Enter");
  await page.goto("/administer/themes/new");
  await expect(page.getByLabel("Name")).toHaveValue("Fresh");
  await expect(primary).toHaveValue("#14532D");
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  await button("Publish changes").click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByText("Theme “Fresh” published")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await button("Export the published theme").click();
  const tokens = await downloading;
  expect(tokens.suggestedFilename()).toBe("fresh.tokens.json");
  await page.getByRole("link", { name: "Back to themes" }).click();
  const choosing = page.waitForEvent("filechooser");
  await button("Import").click();
  const buffer = await readFile(await tokens.path());
  await (await choosing).setFiles({ name: "theme.json", mimeType: "application/json", buffer });
  await expect(page.getByLabel("Name")).toHaveValue("Fresh");
});
