/** The command palette answers a question about the users of an app, and leads to the statistics with the same number. */
import type { Page } from "@playwright/test";
import { figure, watchCalls } from "./support/metrics.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

const find = async (page: Page, typed: string) => {
  await page.goto("/administer/themes");
  await settled(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  // At once: on a busy machine, letters with pauses would be several questions.
  await page.keyboard.insertText(typed);
};

test("the palette answers how many users were active, and Enter opens the statistics", async ({
  page,
  expectAccessible,
}) => {
  const calls = watchCalls(page);
  await find(page, "active vital last month");
  const row = page.getByRole("option").first();
  await expect(row).toContainText("Active users · Vital Steps · last month");
  await expect(row).toContainText(/\d+ · (▲|▼|±)/);
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("last month: ");
  await expectAccessible();
  expect(calls.map(({ app, metric }) => `${app} ${metric}`)).toEqual(
    Array.from({ length: 2 }, () => "app_vital_steps session"),
  );
  const [, number = ""] = /([\d,]+) ·/.exec((await row.textContent())?.split("last month")[1] ?? "") ?? [];
  expect(number).not.toBe("");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/app=app_vital_steps&period=LAST_MONTH&compare=previous/);
  await expect(figure(page, "Active users")).toContainText(number);
});
