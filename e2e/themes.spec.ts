/** Themes: a draft across reloads, publishing, exporting and importing. */
import { readFile } from "node:fs/promises";
import { expect, test } from "./support/signedIn.ts";
import { button, fillPrimary, heading, primary, publish } from "./support/themes.ts";

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
  const downloading = page.waitForEvent("download");
  await button(page, "Export the published theme").click();
  const tokens = await downloading;
  expect(tokens.suggestedFilename()).toBe("fresh.tokens.json");
  await page.getByRole("link", { name: "Back to themes" }).click();
  const choosing = page.waitForEvent("filechooser");
  await button(page, "Import").click();
  const buffer = await readFile(await tokens.path());
  await (await choosing).setFiles({ name: "theme.json", mimeType: "application/json", buffer });
  await expect(page.getByLabel("Name")).toHaveValue("Fresh");
});
