/** The command palette runs acts of the shown page, and only of that; the screens' tests name and find all of them. */
import type { Page } from "@playwright/test";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

const options = (page: Page) => page.getByRole("option");

const find = async (page: Page, typed: string) => {
  await settled(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.type(typed);
};

/** Runs the first act that is found. */
const run = async (page: Page, typed: string, name: string) => {
  await find(page, typed);
  await expect(options(page).first()).toHaveText(name);
  await page.keyboard.press("Enter");
};

const misses = async (page: Page, typed: string, name: string) => {
  await find(page, typed);
  // The results of all that is typed are shown.
  await settled(page);
  await expect(options(page).filter({ hasText: name })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

const cancel = async (page: Page) => {
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toHaveCount(0);
};

test("the palette runs the acts of the shown page: an app, the overview, themes, the statistics", async ({
  page,
}) => {
  await page.goto("/administer/my-apps/app_harbour");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await run(page, "new api key", "Create secret");
  await expect(page.getByRole("dialog", { name: "New client secret" })).toBeVisible();
  await cancel(page);
  await run(page, "deactivate", "Disable app");
  await expect(page.getByRole("alertdialog")).toContainText("Disable “Harbour Health”?");
  await cancel(page);
  await page.getByRole("link", { name: "Back to overview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
  await misses(page, "rotate", "production");
  await run(page, "harbour edit", "Harbour Health → Edit");
  await expect(page.getByRole("dialog", { name: "Edit app" })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Harbour Health" }).click();
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await run(page, "themes", "Themes");
  await expect(page.getByRole("list", { name: "Themes" })).toBeVisible();
  const choosing = page.waitForEvent("filechooser");
  await run(page, "upload theme", "Import theme");
  await choosing;
  await run(page, "new theme", "New theme");
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  await page.getByLabel("Name").fill("Evening");
  await run(page, "release", "Publish changes");
  await expect(page.getByRole("dialog", { name: "Publish “Evening”?" })).toBeVisible();
  await cancel(page);
  await run(page, "discard", "Discard changes");
  await page.getByRole("button", { name: "Discard changes" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Themes");
  await page.getByRole("link", { name: "Calm sea" }).click();
  const downloading = page.waitForEvent("download");
  await run(page, "download swift", "Export theme: Swift constants");
  await downloading;
  await misses(page, "publish", "Publish changes");

  await page.goto(`/administer/users/statistics?app=app_vital_steps`);
  await run(page, "compare another", "Compare with another app…");
  await expect(page.getByRole("dialog", { name: "Compare with another app" })).toBeVisible();
});
