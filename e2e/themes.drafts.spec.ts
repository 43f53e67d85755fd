/** Drafts of themes after a closed tab, a sign-out, changes elsewhere, and a lost answer. */
import type { Page } from "@playwright/test";
import { signIn } from "./support/signIn.ts";
import { expect, signedOut, test } from "./support/signedIn.ts";
import { button, deleteTheme, heading, publish, republish, startTheme } from "./support/themes.ts";

const primary = (page: Page) =>
  page.getByRole("group", { name: "Light", exact: true }).getByLabel("Primary, Light", { exact: true });

const fill = async (page: Page, value: string) => {
  await primary(page).fill(value);
  await primary(page).press("Enter");
};

const countOf = async (page: Page, name: string) => {
  await page.getByRole("link", { name: "Back to themes" }).click();
  const list = page.getByRole("list", { name: "Themes" });
  await expect(list).toBeVisible();
  return list.getByRole("link", { name, exact: true }).count();
};

/** Drops the debounce timer of drafts, so that only leaving the page can store a draft. */
const dropWriteTimer = (page: Page) =>
  page.addInitScript(() => {
    const setTimer = window.setTimeout;
    window.setTimeout = ((handler: () => void, delay?: number) =>
      delay === 400 ? 0 : setTimer(handler, delay)) as typeof window.setTimeout;
  });

test("a draft survives when its tab closes right after the last key press", async ({ api, page }) => {
  await dropWriteTimer(page);
  const path = await startTheme(page, api, "Closed");
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
    await dropWriteTimer(page);
    await signIn(page, path);
    await expect(heading(page, "Calm sea")).toBeVisible();
    await fill(page, "#14532D");
    await button(page, "Your account").click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/");
    await signIn(page, path);
    await expect(primary(page)).toHaveValue("#14532D");
  });
});

test("the editor publishes a theme that was deleted elsewhere as a new theme", async ({ api, page }) => {
  await startTheme(page, api, "Lost");
  await fill(page, "#14532D");
  await deleteTheme(api, "Lost");
  await publish(page);
  await expect(page.getByText("This theme has been deleted elsewhere in the meantime")).toBeVisible();
  await expect(primary(page)).toHaveValue("#14532D");
  await button(page, "Keep it as a new theme").click();
  await publish(page);
  await expect(page.getByText("Theme “Lost” published").last()).toBeVisible();
  await expect(primary(page)).toHaveValue("#14532D");
  expect(await countOf(page, "Lost")).toBe(1);
});

test("publishing does not overwrite a version that was published at the same moment", async ({
  api,
  page,
  problems,
}) => {
  problems.expect(/412/);
  await startTheme(page, api, "Moment");
  await fill(page, "#14532D");
  await page.route(
    "**/api/v1/styles/*",
    async (route) => {
      await republish(api, "Moment", { name: "Theirs" });
      await route.continue();
    },
    { times: 1 },
  );
  await publish(page);
  await expect(page.getByText("This theme has been published elsewhere in the meantime")).toBeVisible();
  await expect(page.getByRole("row", { name: "Name" })).toContainText("Theirs");
  await expect(primary(page)).toHaveValue("#14532D");
});

test("the delete dialog shows changes that were made elsewhere and asks again", async ({
  api,
  page,
  problems,
  expectAccessible,
}) => {
  problems.expect(/412/);
  await startTheme(page, api, "Deleted");
  await page.getByRole("link", { name: "Back to themes" }).click();
  await button(page, "Actions for Deleted").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await republish(api, "Deleted", { name: "Saved" });
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Delete theme “Deleted”" }).click();
  await expect(dialog.getByRole("row", { name: "Name" })).toContainText("Saved");
  await expect(dialog).toContainText("Nothing has been deleted yet.");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Delete theme" }).click();
  await expect(page.getByText("Theme “Deleted” deleted")).toBeVisible();
  await expect(page.getByRole("link", { name: "Saved", exact: true })).toBeHidden();
});

test("the editor creates a new theme only once when it publishes again after a lost answer", async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|RequestError|Transport/);
  await page.goto("/administer/themes");
  await button(page, "New theme").click();
  await page.getByLabel("Name").fill("Once");
  await page.route("**/api/v1/styles", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await publish(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("The theme was not published")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.unroute("**/api/v1/styles");
  await page.reload();
  await fill(page, "#14532D");
  await publish(page);
  await expect(page.getByText("Theme “Once” published")).toBeVisible();
  await expect(page).not.toHaveURL(/themes\/new$/);
  await expect(primary(page)).toHaveValue("#14532D");
  expect(await countOf(page, "Once")).toBe(1);
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
