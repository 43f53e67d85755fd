/** The welcome page: static content, two languages, and the link to the sign-in. */
import { expect, test } from "./support/test.ts";

test("the welcome page introduces the console, and 'Let's start' leads to the sign-in", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Welcome · Wellbeing Console");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to the Wellbeing Console");
  await expect(page.getByRole("img", { name: "A phone with the wellbeing kit" })).toBeVisible();
  await page.getByRole("link", { name: "Let's start" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("the welcome page remembers German after ?lang=de, even in its title", async ({ page }) => {
  await page.goto("/?lang=de");
  await expect(page).toHaveTitle("Willkommen · Wellbeing Console");
  await page.goto("/");
  await expect(page).toHaveTitle("Willkommen · Wellbeing Console");
});

test("the welcome page switches to the other language and remembers the choice", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Willkommen in der Wellbeing-Konsole");
  await page.goto("/");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to the Wellbeing Console");
});

test("a person reaches the sign-in from the welcome page by keyboard", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Let's start" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("the welcome page loads less than 3,000 bytes of script and makes no API call", async ({ page }) => {
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

  test("the welcome page shows its content and the sign-in link without JavaScript", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to the Wellbeing Console");
    await expect(page.getByRole("img", { name: "A phone with the wellbeing kit" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Let's start" })).toHaveAttribute("href", "/auth");
  });

  test("the welcome page contains German but shows only English without JavaScript", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("Willkommen in der Wellbeing-Konsole")).toBeAttached();
    await expect(page.getByText("Willkommen in der Wellbeing-Konsole")).toBeHidden();
  });

  test("every other page says that the console needs JavaScript", async ({ page }) => {
    await page.goto("/administer/overview");
    expect(await page.content()).toContain("The Wellbeing Console needs JavaScript.");
  });
});
