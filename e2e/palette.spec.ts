/** The command palette finds pages, apps and commands by name, with the keyboard only. */
import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ isUntouched: true });

const field = (page: Page) => page.getByRole("dialog").getByRole("combobox");
const find = async (page: Page, typed: string) => {
  // The frame that is shown first takes no keys.
  await settled(page);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(typed);
};
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("keys alone open pages and start new entries, and find apps, pages and commands in either language", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/administer/overview");
  const search = page.getByRole("searchbox", { name: "Search apps" });
  await search.focus();

  await test.step("the palette receives what the person types while it is loading", async () => {
    const release = await hold(page, "**/assets/Palette*.js");
    const asked = page.waitForRequest("**/assets/Palette*.js");
    await page.keyboard.press("Control+k");
    await asked;
    await page.keyboard.type("harbx");
    await page.keyboard.press("Backspace");
    release();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("our");
    await expect(field(page)).toHaveValue("harbour");
    await expect(page.getByRole("option").first()).toHaveText("Harbour Health");
    await page.keyboard.press("Escape");
    await expect(search).toHaveValue("");
  });

  await test.step("shortcuts of plain keys open pages and start new entries, and are listed", async () => {
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "Your account" }).focus();
    await expect(async () => {
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectAccessible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("/");
    await expect(search).toBeFocused();
    await page.keyboard.type("harbour");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("My App Harbour Health");
    await page.keyboard.press("n");
    await expect(page.getByRole("dialog", { name: "New client secret" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("g");
    await page.keyboard.press("u");
    await expect(heading(page)).toHaveText("Users");
  });

  await test.step("the palette opens a page, whose heading gets the focus, and runs an act of the page and commands in either language", async () => {
    await find(page, "harbour edit");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Edit app" }).getByRole("textbox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await find(page, "themes");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Themes");
    await expect(heading(page)).toBeFocused();
    // A browser opens it only for who has just pressed a key.
    const choosing = page.waitForEvent("filechooser");
    await find(page, "upload theme");
    await page.keyboard.press("Enter");
    await choosing;
    await find(page, "german");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await find(page, "dunkel");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
  });
});
