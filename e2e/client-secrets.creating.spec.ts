/** Creating a client secret: the value is shown once and kept nowhere; it is copied and saved. */
import { readFile } from "node:fs/promises";
import { create, dialog, done, finish, keptBy, path, row, value } from "./support/client-secrets.ts";
import { expect, test } from "./support/signedIn.ts";

test("the dialog shows the secret's value with the notice, closes only when it is stored, and the value is kept nowhere", async ({
  page,
  expectAccessible,
}) => {
  const logged: Array<string> = [];
  page.on("console", (message) => logged.push(message.text()));
  // Back has to stay within the console: outside it, the browser asks instead, as for a reload.
  await page.goto("/administer/overview");
  await page.getByRole("link", { name: "Balance am Werk" }).click();
  const token = await create(page, "seen-once");
  expect(token).toMatch(/^wbk_/);
  expect(await keptBy(page)).toContain(token);
  await expect(dialog(page)).toContainText(
    "Make sure to copy your personal client secret. You won't be able to see it again!",
  );
  await expectAccessible();
  await expect(done(page)).toBeDisabled();
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(value(page)).toBeVisible();
  await page.goBack();
  const question = page.getByRole("alertdialog", { name: "Leave this page?" });
  await expect(question).toContainText("The client secret will not be shown again.");
  await question.getByRole("button", { name: "Stay" }).click();
  const asked = page.waitForEvent("dialog");
  // Playwright's own reload never ends if it is cancelled, so the page reloads itself.
  const reloading = page.evaluate(() => location.reload()).catch(() => undefined);
  const warning = await asked;
  expect(warning.type()).toBe("beforeunload");
  await warning.dismiss();
  await reloading;
  await expect(value(page)).toBeVisible();
  await finish(page);
  await expect(row(page, "seen-once")).toContainText("in 3 months");
  expect(await keptBy(page)).not.toContain(token);
  await page.getByRole("link", { name: "Back to overview" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await page.goForward();
  await expect(row(page, "seen-once")).toBeVisible();
  expect(await keptBy(page)).not.toContain(token);
  expect(logged.join("\n")).not.toContain(token);
});

test("the dialog copies the secret's value, selects it if it may not copy, and saves it as a file", async ({
  page,
  context,
  platform,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: platform.origin });
  await page.goto(path);
  const token = await create(page, "to be kept/1");
  const copy = dialog(page).getByRole("button", { name: "Copy" });
  await page.evaluate(() => {
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    const refuse = () => {
      clipboard.writeText = write;
      return Promise.reject(new DOMException("denied", "NotAllowedError"));
    };
    clipboard.writeText = refuse;
  });
  await copy.click();
  await expect(value(page)).toBeFocused();
  await expect(value(page)).toHaveAccessibleDescription(/The value is selected/);
  const selected = await value(page).evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toBe(token);
  await expect(done(page)).toBeDisabled();
  // A second press copies once more, and closes nothing.
  await copy.dblclick();
  await expect(done(page)).toBeEnabled();
  await expect(copy).toBeFocused();
  await expect(dialog(page).getByRole("checkbox")).not.toBeChecked();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  const downloading = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "Download .env" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("to-be-kept-1.env");
  expect(await readFile(await download.path(), "utf8")).toContain(`WELLBEING_CLIENT_SECRET=${token}\n`);
  const saving = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "Add expiry to calendar" }).click();
  const calendar = await saving;
  expect(calendar.suggestedFilename()).toBe("to-be-kept-1.ics");
  expect(await readFile(await calendar.path(), "utf8")).not.toContain(token);
  await done(page).click();
  await expect(dialog(page)).toHaveCount(0);
});
