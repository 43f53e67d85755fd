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

test.describe("signed out at the end", () => {
  test.use(signedOut);

  test("the palette finds an app by a part of its name, pages and commands in either language, and signs out", async ({
    page,
  }) => {
    await signIn(page);
    await find(page, "HÁRB");
    await expect(page.getByRole("option")).toHaveText([
      "Harbour Health",
      "Harbour Health → Client secrets",
      "Harbour Health → Statistics",
      "Harbour Health → Edit",
    ]);
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("My App Harbour Health");
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await find(page, "overv");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Overview");
    await expect(heading(page)).toBeFocused();
    await find(page, "german");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Übersicht");
    await find(page, "dunkel");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
    await find(page, "abmelden");
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

test("the palette says how many of 10,000 results it lists, and when there are none", async ({
  page,
  expectAccessible,
}) => {
  const content = Array.from({ length: 10_000 }, (_, at) => ({
    id: `app_${at}`,
    name: `Clínic ${at}`,
    status: "enabled",
    creationDate: "2026-01-01T00:00:00.000Z",
  }));
  await page.route("**/api/v1/apps?*", (route) =>
    route.fulfill({ json: { content, page: 0, size: 10_000, totalElements: 10_000, totalPages: 1 } }),
  );
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto("/administer/my-apps/app_balance");
  await open(page);
  await expectAccessible();
  await page.keyboard.type("clinic");
  const status = page.getByRole("dialog").getByRole("status");
  await expect(status).toHaveText("40 of 10,000 results. Keep typing to narrow down.");
  await expect(page.getByRole("option")).toHaveCount(40);
  await expectAccessible();
  await page.keyboard.type(" 9876");
  await expect(page.getByRole("option").first()).toHaveText("Clínic 9876");
  await page.keyboard.type(" no such");
  await expect(status).toHaveText("Nothing found");
  await expect(status).toBeVisible();
  await expectAccessible();
  // Examples instead of a dead end.
  await expect(page.getByRole("dialog").getByRole("option")).toHaveCount(3);
  await page.getByRole("option", { name: /secrets$/ }).click();
  await expect(page.getByRole("option", { name: /→ Client secrets$/ }).first()).toBeVisible();
});
