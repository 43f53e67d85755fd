/** Client secrets: a value is shown once and kept nowhere; copying, rotating, deleting; leaving in between. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  alias,
  create,
  dialog,
  done,
  finish,
  keptBy,
  send,
  tokens,
  value,
} from "./support/client-secrets.ts";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/signedIn.ts";

const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave this page?" });
const stay = (page: Page) => question(page).getByRole("button", { name: "Stay" }).click();

test("a secret is seen once, copied, rotated and deleted; leaving asks while something would be lost", async ({
  page,
  context,
  platform,
}) => {
  const logged: Array<string> = [];
  page.on("console", (message) => logged.push(message.text()));
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: platform.origin });
  // From the overview, so that Back stays within the console.
  await page.goto("/administer/overview");
  await page.getByRole("link", { name: "Balance am Werk" }).click();
  const name = `<b onclick=x>מרחב 👩‍👩‍👧 {n} __proto__`;
  const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  const token = await create(page, name);

  await test.step("its value is shown until it is copied, and leaving asks", async () => {
    expect(token).toMatch(/^wbk_/);
    expect(await keptBy(page)).toContain(token);
    await expect(done(page)).toBeDisabled();
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(value(page)).toBeVisible();
    await page.goBack();
    await expect(question(page)).toContainText("The client secret will not be shown again.");
    await stay(page);
    const asked = page.waitForEvent("dialog");
    // Playwright's own reload never ends if it is cancelled, so the page reloads itself.
    const reloading = page.evaluate(() => location.reload()).catch(() => undefined);
    const warning = await asked;
    expect(warning.type()).toBe("beforeunload");
    await warning.dismiss();
    await reloading;
    await expect(value(page)).toBeVisible();
  });

  await test.step("it is copied, and kept nowhere else", async () => {
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await dialog(page).getByRole("button", { name: "Copy", exact: true }).click();
    await expect(done(page)).toBeEnabled();
    expect(await clipboard()).toBe(await value(page).inputValue());
    await dialog(page).getByRole("button", { name: "Copy secret only" }).click();
    await expect.poll(clipboard).toBe(token);
    await done(page).click();
    await expect(row).toContainText("in 3 months");
    const downloading = page.waitForEvent("download");
    await row.getByRole("button", { name: /^Add expiry/ }).click();
    expect(await readFile(await (await downloading).path(), "utf8")).toContain("BEGIN:VEVENT");
    expect(await keptBy(page)).not.toContain(token);
    await page.getByRole("link", { name: "Back to overview" }).click();
    await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
    await page.goForward();
    await expect(row).toBeVisible();
    expect(await keptBy(page)).not.toContain(token);
    expect(logged.join("\n")).not.toContain(token);
  });

  const reminder = page.getByText(`“${name}” has been replaced by “rotated”`);

  await test.step("it is rotated, and leaving asks until the answer has arrived", async () => {
    await page.getByRole("button", { name: `Rotate secret “${name}”` }).click();
    await expect(alias(page)).toHaveValue(`${name}-2`);
    await alias(page).fill("rotated");
    const answer = await hold(page, tokens);
    await send(page);
    await page.goBack();
    await expect(question(page)).toContainText("Your request has not been answered yet.");
    await stay(page);
    answer();
    await expect(value(page)).toBeVisible();
    await finish(page);
    await expect(reminder).toBeVisible();
    await page.reload();
    await expect(reminder).toBeVisible();
  });

  await test.step("the old one is deleted, and the question ends with the answer", async () => {
    await page.getByRole("button", { name: "Delete old secret" }).click();
    const confirmed = await hold(page, `${tokens}/*`);
    await page
      .getByRole("alertdialog", { name: `Delete client secret “${name}”?` })
      .getByRole("button", { name: `Delete secret “${name}”` })
      .click();
    await page.goBack();
    await expect(question(page)).toContainText("Your request has not been answered yet.");
    confirmed();
    await expect(question(page)).toHaveCount(0);
    await expect(reminder).toHaveCount(0);
    await expect(page.getByRole("rowheader", { name: "rotated", exact: true })).toBeVisible();
  });
});
