/** Themes: choosing, editing, previewing, publishing, discarding. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/signedIn.ts";
import { button, heading, publish, startTheme } from "./support/themes.ts";

const field = (page: Page, mode: "Light" | "Dark", name: string) =>
  page.getByRole("group", { name: mode, exact: true }).getByLabel(`${name}, ${mode}`, { exact: true });

const fill = async (page: Page, mode: "Light" | "Dark", name: string, value: string) => {
  await field(page, mode, name).fill(value);
  await field(page, mode, name).press("Enter");
};

test("a new theme stays a draft across a reload until the person publishes it", async ({ page }) => {
  await page.goto("/administer/themes/new");
  await expect(heading(page, "New theme")).toBeVisible();
  await page.getByLabel("Name").fill("");
  await expect(page.getByText("Please enter a name")).toBeVisible();
  await expect(button(page, "Publish changes")).toBeDisabled();
  // A family emoji counts as one character although it has several code points.
  await page.getByLabel("Name").fill("👩‍👩‍👧‍👦".repeat(16));
  await expect(page.getByText("Maximum 15 characters")).toBeVisible();
  await page.getByLabel("Name").fill("Fresh");
  await fill(page, "Light", "Primary", "rgb(20, 83, 45)");
  await page.goto("/administer/themes/new");
  await expect(page.getByLabel("Name")).toHaveValue("Fresh");
  await expect(field(page, "Light", "Primary")).toHaveValue("#14532D");
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  await button(page, "Undo").click();
  await expect(field(page, "Light", "Primary")).not.toHaveValue("#14532D");
  await button(page, "Redo").click();
  await publish(page);
  await expect(page.getByText("Theme “Fresh” published")).toBeVisible();
  await page.getByRole("link", { name: "Back to themes" }).click();
  await expect(heading(page, "Themes")).toBeFocused();
  await expect(page).toHaveTitle("Themes · Wellbeing Console");
  await page.getByRole("link", { name: "Fresh" }).click();
  await expect(heading(page, "Fresh")).toBeFocused();
  await expect(page).toHaveTitle("Fresh · Theme · Wellbeing Console");
  await expect(page.getByRole("img", { name: /^Preview: / })).toHaveCount(6);
});

test("the address of an unknown theme shows the not-found page", async ({ page }) => {
  await page.goto("/administer/themes/thm_nowhere");
  await expect(page.getByText("Page not found: /administer/themes/thm_nowhere")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("thm nowhere");
});

test("the editor keeps a draft that is left, and lists old and new values before publishing", async ({
  api,
  page,
  expectAccessible,
}) => {
  const path = await startTheme(page, api, "Shown");
  await fill(page, "Dark", "Accent", "hsl(0 100% 70%)");
  await fill(page, "Dark", "On accent", "#FF6666");
  await page.getByRole("link", { name: "Back to themes" }).click();
  await expect(page.getByText("Your changes to “Shown” are kept in this browser.")).toBeVisible();
  const list = page.getByRole("list", { name: "Themes" });
  const shown = list.getByRole("listitem").filter({ hasText: "Shown" });
  await expect(shown).toContainText("Unpublished changes");
  await expect(shown).toContainText("1 contrast problem");
  await expect(shown).toContainText("SF Pro · Roboto · Inter");
  await page.goto(path);
  await button(page, "Publish changes").click();
  const dialog = page.getByRole("dialog");
  const row = dialog.getByRole("row", { name: /^Accent, Dark/ });
  await expect(row).toContainText("#FBBF24");
  await expect(row).toContainText("#FF6666");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(button(page, "Publish changes")).toBeFocused();
});

test("two tabs edit the same draft and keep each other's changes", async ({ api, page }) => {
  const path = await startTheme(page, api, "Tabs");
  const other = await page.context().newPage();
  await other.goto(path);
  await fill(page, "Light", "Primary", "#123456");
  await expect(field(other, "Light", "Primary")).toHaveValue("#123456");
  await fill(other, "Dark", "Primary", "#FEDCBA");
  await expect(field(page, "Dark", "Primary")).toHaveValue("#FEDCBA");
  await expect(field(page, "Light", "Primary")).toHaveValue("#123456");
});

test("one colour makes a theme; one with too little contrast is published anyway, or fixed while publishing", async ({
  api,
  page,
  expectAccessible,
}) => {
  await startTheme(page, api, "Faint");
  await fill(page, "Light", "Primary", "#F59E0B");
  await button(page, "Warm").click();
  await expect(page.getByText("All colours made from #F59E0B")).toBeVisible();
  await expect(field(page, "Dark", "Primary")).toHaveValue("#F59E0B");
  await expectAccessible();
  await expect(page.getByText("Too low")).toBeHidden();
  await fill(page, "Light", "On primary", "#F5AA0B");
  await button(page, "Publish changes").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Publish anyway" }).click();
  await expect(page.getByText("Theme “Faint” published")).toBeVisible();
  await fill(page, "Light", "Accent", "#111111");
  await button(page, "Publish changes").click();
  await dialog.getByRole("button", { name: "Fix and review" }).click();
  await expect(dialog.getByRole("status")).toContainText("On primary, Light: #000000 instead of #F5AA0B");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Publish changes" }).click();
  await expect(field(page, "Light", "On primary")).toHaveValue("#000000");
  await expect(page.getByText("Theme “Faint” published").last()).toBeVisible();
});

test("the editor rejects hostile colours and fonts and never puts them into a style", async ({
  api,
  page,
}) => {
  await startTheme(page, api, "Hostile");
  for (const value of ["red;background:url(//x)", "var(--x)", "#fff}*{display:none"]) {
    await fill(page, "Light", "Primary", value);
    await expect(page.getByText(/^Please enter a colour such as/)).toBeVisible();
    expect(await page.locator(`[style*="url("], [style*="var(--x)"]`).count()).toBe(0);
  }
  await page.getByRole("combobox", { name: "Web" }).fill('x"; background: url(//x)');
  await expect(page.getByText(/^Please enter names of fonts/)).toBeVisible();
  expect(await page.locator(`[style*="url("]`).count()).toBe(0);
});

test("the publish dialog names what the platform has not stored, and keeps the draft", async ({
  api,
  page,
  problems,
}) => {
  problems.expect(/another light\.primary than sent/);
  await startTheme(page, api, "Failing");
  await fill(page, "Light", "Primary", "#14532D");
  await button(page, "Publish changes").click();
  const dialog = page.getByRole("dialog");
  // The platform answers with success, and with another colour than it was sent.
  await page.route(
    "**/api/v1/styles/*",
    async (route) => {
      const theme = route.request().postDataJSON() as { readonly light: object };
      const postData = { ...theme, light: { ...theme.light, primary: "#0F766E" } };
      await route.continue({ postData });
    },
    { times: 1 },
  );
  await dialog.getByRole("button", { name: "Publish changes" }).click();
  await expect(dialog.getByRole("alert")).toContainText(
    "The platform answered, but did not save “Primary, Light”.",
  );
  await dialog.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByText("Theme “Failing” published").last()).toBeVisible();
});

test("a theme that the platform still lists after its deletion is said to be there, and can be deleted again", async ({
  api,
  page,
  problems,
}) => {
  problems.expect(/confirmed, but still listed/);
  await startTheme(page, api, "Original");
  await page.getByRole("link", { name: "Back to themes" }).click();
  const remove = async () => {
    await button(page, "Actions for Original").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete theme “Original”" }).click();
  };
  // The platform confirms the deletion, and deletes nothing.
  await page.route("**/api/v1/styles/*", (route) => route.fulfill({ status: 204 }), { times: 1 });
  await remove();
  await expect(page.getByRole("alert")).toContainText("The platform still lists “Original”");
  await remove();
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(page.getByText("Theme “Original” deleted").last()).toBeVisible();
  await expect(page.getByRole("link", { name: "Original", exact: true })).toBeHidden();
});
