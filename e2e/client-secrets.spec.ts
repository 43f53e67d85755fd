/** Client secrets: a value is shown once and kept nowhere, and leaving asks until it is copied. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/signedIn.ts";
import { keptInBrowser } from "./support/signIn.ts";

/** Everything that a page keeps, as text: databases, document, storage, history. */
const keptBy = async (page: Page): Promise<string> => {
  const others = await page.evaluate(() => [
    document.documentElement.outerHTML,
    [...document.querySelectorAll<HTMLInputElement>("input, textarea")].map(({ value }) => value),
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    history.state as unknown,
    location.href,
  ]);
  return JSON.stringify([await keptInBrowser(page), others]);
};

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
  const dialog = page.getByRole("dialog");
  const value = dialog.getByRole("textbox", { name: /^Client secret “/ });
  const done = dialog.getByRole("button", { name: "Done" });
  await page.getByRole("button", { name: "Create secret" }).first().click();
  await dialog.getByRole("textbox", { name: "Alias" }).fill(name);
  await dialog.getByRole("button", { name: "Create secret" }).click();
  await expect(value).toBeVisible();
  const [, token = ""] = /^CLIENT_SECRET=(.*)$/m.exec(await value.inputValue()) ?? [];

  await test.step("its value is shown until it is copied, and leaving asks", async () => {
    expect(token).toMatch(/^wbk_/);
    expect(await keptBy(page)).toContain(token);
    await expect(done).toBeDisabled();
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(value).toBeVisible();
    // A newer build has taken the place of this one: no more code of it can be loaded.
    await page.route("**/assets/**", (route) => route.abort());
    await page.goBack();
    const question = page.getByRole("alertdialog", { name: "Leave this page?" });
    await expect(question).toContainText("The client secret will not be shown again.");
    await expect(page).toHaveURL(/my-apps/);
    await question.getByRole("button", { name: "Stay" }).click();
    await page.unroute("**/assets/**");
    const asked = page.waitForEvent("dialog");
    // Playwright's own reload never ends if it is cancelled, so the page reloads itself.
    const reloading = page.evaluate(() => location.reload()).catch(() => undefined);
    const warning = await asked;
    expect(warning.type()).toBe("beforeunload");
    await warning.dismiss();
    await reloading;
    await expect(value).toBeVisible();
  });

  await test.step("it is copied, and kept nowhere else", async () => {
    const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await dialog.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(done).toBeEnabled();
    expect(await clipboard()).toBe(await value.inputValue());
    await dialog.getByRole("button", { name: "Copy secret only" }).click();
    await expect.poll(clipboard).toBe(token);
    await done.click();
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
