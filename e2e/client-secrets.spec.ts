/** Client secrets: a value is shown once and kept nowhere, and leaving asks until it is copied. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { create, dialog, done, keptBy, value } from "./support/client-secrets.ts";
import { expect, test } from "./support/signedIn.ts";

const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave this page?" });
const stay = (page: Page) => question(page).getByRole("button", { name: "Stay" }).click();

test("a secret is seen once, copied, and kept nowhere; leaving asks before it is lost", async ({
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
});
