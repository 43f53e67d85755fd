/** Editing an app beside another tab, and leaving what was typed. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/signedIn.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Edit app" });
const field = (page: Page) => dialog(page).getByRole("textbox", { name: "Name" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const save = (page: Page) => dialog(page).getByRole("button", { name: "Save" }).click();
const edit = async (page: Page) => {
  await page.getByRole("button", { name: "Edit" }).click();
  await expect(field(page)).toBeVisible();
};

test("the console asks before typed changes are lost, shows a conflicting save beside them, and lists the kept one", async ({
  api,
  page,
  context,
  problems,
  expectAccessible,
}) => {
  problems.expect(/412/, /AppChanged/);
  await api("POST", "/apps", { name: "Edited twice" });
  await page.goto("/administer/overview");
  await page.getByRole("link", { name: "Edited twice" }).click();
  await edit(page);
  await field(page).fill("Balance am Werk");
  await expect(field(page)).toHaveAccessibleDescription("The app name already exists.");
  await field(page).fill("Mine");
  await page.goBack();
  const question = page.getByRole("alertdialog", { name: "Leave this page?" });
  await expect(question).toContainText("What you have entered will be lost.");
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(field(page)).toHaveValue("Mine");

  const other = await context.newPage();
  await other.goto(page.url());
  await edit(other);
  await field(other).fill("Theirs");
  await save(other);
  await expect(heading(other)).toHaveText("My App Theirs");
  await save(page);
  const versions = page.getByRole("table", { name: "Versions of the app" });
  await expect(versions.getByRole("row", { name: "Your version" })).toContainText("Mine");
  await expect(versions.getByRole("row", { name: "Saved version" })).toContainText("Theirs");
  await expectAccessible();
  await dialog(page).getByRole("button", { name: "Save my version" }).click();
  await expect(heading(page)).toHaveText("My App Mine");
  await page.getByRole("link", { name: "Back to overview" }).click();
  await expect(page.getByRole("link", { name: "Mine", exact: true })).toBeVisible();
});
