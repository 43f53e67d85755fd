/** Themes: a draft across reloads and tabs, publishing, exporting and importing. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/signedIn.ts";
import { button, fillPrimary, heading, primary, publish, startTheme } from "./support/themes.ts";

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

test("one theme in three tabs, a colour in each: each tab follows, and all are kept when the tabs close", async ({
  api,
  page,
}) => {
  const path = await startTheme(page, api, "Shared");
  const tabs = [page, await page.context().newPage(), await page.context().newPage()] as const;
  const roles = ["Primary", "Accent", "Background"] as const;
  const colours = ["#14532D", "#7C2D12", "#F0FDF4"] as const;
  const field = (tab: Page, role: string) => tab.getByLabel(`${role}, Light`, { exact: true });
  for (const tab of tabs.slice(1)) await tab.goto(path);
  for (const [index, tab] of tabs.entries()) await field(tab, roles[index] ?? "").fill(colours[index] ?? "");
  const follow = async (tab: Page) => {
    for (const [index, role] of roles.entries())
      await expect(field(tab, role)).toHaveValue(colours[index] ?? "");
  };
  for (const tab of tabs) await follow(tab);
  const later = await page.context().newPage();
  for (const tab of tabs) await tab.close();
  await later.goto(path);
  await follow(later);
});
