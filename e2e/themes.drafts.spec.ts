/** Drafts of themes after a closed tab and a sign-out; colours by keyboard. */
import type { Page } from "@playwright/test";
import { signIn } from "./support/signIn.ts";
import { expect, signedOut, test } from "./support/signedIn.ts";
import { button, heading, startTheme } from "./support/themes.ts";

const primary = (page: Page) =>
  page.getByRole("group", { name: "Light", exact: true }).getByLabel("Primary, Light", { exact: true });

const fill = async (page: Page, value: string) => {
  await primary(page).fill(value);
  await primary(page).press("Enter");
};

/** From now on nothing that the page delays happens, so that only leaving the page can store a draft. */
const dropTimers = (page: Page) =>
  page.evaluate(() => {
    const setTimer = window.setTimeout;
    window.setTimeout = ((handler: () => void, delay = 0) =>
      delay >= 100 ? 0 : setTimer(handler, delay)) as typeof window.setTimeout;
  });

test("a draft survives when its tab closes right after the last key press", async ({ api, page }) => {
  const path = await startTheme(page, api, "Closed");
  await dropTimers(page);
  await fill(page, "#14532D");
  const other = await page.context().newPage();
  await other.goto(path);
  await expect(primary(other)).toHaveValue("#0F766E");
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
  await expect(primary(other)).toHaveValue("#14532D");
});

test.describe("with a separate session", () => {
  test.use(signedOut);

  test("a draft that was not written yet survives a sign-out, for the same person", async ({ page }) => {
    const path = "/administer/themes/thm_calm_sea";
    await signIn(page, path);
    await expect(heading(page, "Calm sea")).toBeVisible();
    await dropTimers(page);
    await fill(page, "#14532D");
    await button(page, "Your account").click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/");
    await signIn(page, path);
    await expect(primary(page)).toHaveValue("#14532D");
  });
});

test("a person chooses a colour with the keyboard only", async ({ api, page, expectAccessible }) => {
  await startTheme(page, api, "Keys");
  await fill(page, "#336699");
  await primary(page).focus();
  await page.keyboard.press("Shift+Tab");
  const swatch = button(page, "Pick: Primary, Light");
  await expect(swatch).toBeFocused();
  await page.keyboard.press("Enter");
  const picker = page.getByRole("dialog");
  await expect(picker).toBeVisible();
  await expectAccessible();
  const sliders = picker.getByRole("slider");
  await page.keyboard.press("Tab");
  await expect(sliders.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(primary(page)).not.toHaveValue("#336699");
  const darker = await primary(page).inputValue();
  await page.keyboard.press("ArrowDown");
  await expect(primary(page)).not.toHaveValue(darker);
  const before = await primary(page).inputValue();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(primary(page)).not.toHaveValue(before);
  await page.keyboard.press("Escape");
  await expect(picker).toBeHidden();
  await expect(swatch).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(primary(page)).toBeFocused();
  for (const [typed, read] of [
    ["#abc", "#AABBCC"],
    ["rgb(20, 83, 45)", "#14532D"],
    ["hsl(0 100% 70%)", "#FF6666"],
  ] as const) {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(typed);
    await page.keyboard.press("Enter");
    await expect(primary(page)).toHaveValue(read);
  }
});
