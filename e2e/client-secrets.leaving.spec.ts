/** Leaving the page while a request about a client secret is pending. */
import type { Page } from "@playwright/test";
import { alias, create, finish, row, send, tokens, value } from "./support/client-secrets.ts";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/signedIn.ts";

/** Opens the app from the overview, so that Back stays within the console. */
const openWithSecret = async (page: Page, name: string) => {
  await page.goto("/administer/overview");
  await page.getByRole("link", { name: "Balance am Werk" }).click();
  await create(page, name);
  await finish(page);
};

const leave = async (page: Page) => {
  await page.goBack();
  const question = page.getByRole("alertdialog", { name: "Leave this page?" });
  await expect(question).toContainText("Your request has not been answered yet.");
  return question;
};

test("leaving asks while a rotated secret's answer is pending, and its value is shown after staying", async ({
  page,
}) => {
  await openWithSecret(page, "slow");
  const answer = await hold(page, tokens);
  await page.getByRole("button", { name: "Rotate secret “slow”" }).click();
  await expect(alias(page)).toHaveValue("slow-2");
  await send(page);
  const question = await leave(page);
  await question.getByRole("button", { name: "Stay" }).click();
  answer();
  await expect(value(page)).toBeVisible();
  await finish(page);
  await expect(row(page, "slow-2").first()).toContainText("replaces “slow”");
});

test("leaving asks while a deletion is pending, and the question ends with the answer", async ({ page }) => {
  await openWithSecret(page, "slowly deleted");
  const answer = await hold(page, `${tokens}/*`);
  await page.getByRole("button", { name: "Delete secret “slowly deleted”" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete secret “slowly deleted”" }).click();
  const question = await leave(page);
  answer();
  await expect(page.getByText("Secret “slowly deleted” deleted")).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(row(page, "slowly deleted")).toHaveCount(0);
});
