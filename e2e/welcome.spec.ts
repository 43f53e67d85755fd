/** The welcome page: static, in both languages, and the way in. */
import { expect, test } from "./support/test.ts";

test("says what the console is for, and 'Let's start' leads to the sign-in", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Welcome · Wellbeing Console");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to the Wellbeing Console");
  await expect(page.getByRole("img", { name: "A phone with the wellbeing kit" })).toBeVisible();
  await page.getByRole("link", { name: "Let's start" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("is German to its title where German was chosen", async ({ page }) => {
  await page.goto("/?lang=de");
  await expect(page).toHaveTitle("Willkommen · Wellbeing Console");
  await page.goto("/");
  await expect(page).toHaveTitle("Willkommen · Wellbeing Console");
});

test("leads to itself in the other language, and stays there", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Willkommen in der Wellbeing-Konsole");
  await page.goto("/");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to the Wellbeing Console");
});

test("is gone through by keyboard", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Let's start" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("loads no framework: a few hundred bytes of script, and no call", async ({ page }) => {
  const scripts: Array<Promise<number>> = [];
  const others: Array<string> = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    if (type === "script") scripts.push(response.body().then(({ length }) => length));
    if (type === "fetch" || type === "xhr") others.push(response.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const bytes = await Promise.all(scripts);
  expect(bytes.reduce((sum, length) => sum + length, 0)).toBeLessThan(3000);
  expect(others).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is painted and leads on", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to the Wellbeing Console");
    await expect(page.getByRole("img", { name: "A phone with the wellbeing kit" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Let's start" })).toHaveAttribute("href", "/auth");
  });

  test("holds both languages", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("Willkommen in der Wellbeing-Konsole")).toBeAttached();
    await expect(page.getByText("Willkommen in der Wellbeing-Konsole")).toBeHidden();
  });

  test("every other page says that it needs it", async ({ page }) => {
    await page.goto("/administer/overview");
    expect(await page.content()).toContain("The Wellbeing Console needs JavaScript.");
  });
});
