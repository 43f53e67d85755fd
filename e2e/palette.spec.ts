/** The command palette finds pages, apps and commands by name, with the keyboard only. */
import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { settled } from "./support/settled.ts";
import { signIn } from "./support/signIn.ts";
import { expect, signedOut, test } from "./support/signedIn.ts";

test.use({ isUntouched: true });

const field = (page: Page) => page.getByRole("dialog").getByRole("combobox");
const open = async (page: Page) => {
  // The frame that is shown first takes no keys.
  await settled(page);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
};
const find = async (page: Page, typed: string) => {
  await open(page);
  await page.keyboard.type(typed);
};
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the palette finds an app by a part of its name, regardless of case and accents", async ({ page }) => {
  await page.goto("/administer/overview");
  await find(page, "HÁRB");
  await expect(page.getByRole("option")).toHaveText([
    "Harbour Health",
    "Harbour Health → Client secrets",
    "Harbour Health → Statistics",
    "Harbour Health → Edit",
  ]);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toContainText("My App");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My App Harbour Health");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the palette changes language and colour mode, and finds them in either language", async ({ page }) => {
  await page.goto("/administer/overview");
  await find(page, "german");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Übersicht");
  await find(page, "dunkel");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
});

test.describe("each test starts signed out", () => {
  test.use(signedOut);

  test("the palette signs the user out", async ({ page }) => {
    await signIn(page);
    await find(page, "sign out");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(({ pathname }) => pathname === "/");
  });
});

test("the palette receives what the user types while it is loading", async ({ page }) => {
  await page.goto("/administer/overview");
  const search = page.getByRole("searchbox", { name: "Search apps" });
  await search.focus();
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

test("shortcuts of plain keys open pages and start new entries, and are listed", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/administer/overview");
  await expect(heading(page)).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Search apps" })).toBeFocused();
  await page.keyboard.type("gun");
  await expect(page.getByRole("searchbox")).toHaveValue("gun");
  await page.getByRole("searchbox").fill("harbour");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Harbour Health").first()).toBeVisible();
  await expect(heading(page)).toContainText("My App");
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog", { name: "New client secret" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("g");
  await page.keyboard.press("u");
  await expect(heading(page)).toHaveText("Users");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
});

test("the palette says how many results it has found, and when there are none", async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto("/administer/overview");
  await open(page);
  await expectAccessible();
  await page.keyboard.type("colour");
  const status = page.getByRole("dialog").getByRole("status");
  await expect(status).toHaveText("3 results");
  await expectAccessible();
  await page.keyboard.type(" no such");
  await expect(status).toHaveText("Nothing found");
  await expect(status).toBeVisible();
  await expectAccessible();
  // Examples instead of a dead end.
  await expect(page.getByRole("dialog").getByRole("option")).toHaveCount(3);
  await page.getByRole("option", { name: /secrets$/ }).click();
  await expect(page.getByRole("option", { name: /→ Client secrets$/ })).toHaveCount(1);
});
