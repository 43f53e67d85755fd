/** The welcome page: static content, two languages, and one door: to the overview for people who are signed in. */
import { expect, signedOut, test } from "./support/signedIn.ts";

test.use(signedOut);

test("the welcome page introduces the console in the chosen language, and its first stop leads to the sign-in", async ({
  page,
}) => {
  const title = page.getByRole("heading", { level: 1 });
  await page.goto("/?lang=de");
  await expect(page).toHaveTitle("Willkommen · Wellbeing Console");
  await page.goto("/");
  await expect(page).toHaveTitle("Willkommen · Wellbeing Console");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveTitle("Welcome · Wellbeing Console");
  await expect(title).toHaveText("Welcome to the Wellbeing Console");
  await page.goto("/");
  await expect(title).toHaveText("Welcome to the Wellbeing Console");
  await expect(page.getByRole("img", { name: "A phone with the wellbeing kit" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Let's start" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("the welcome page makes no API call, creates no database, and needs none to lead to the sign-in", async ({
  page,
}) => {
  const calls: Array<string> = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api")) calls.push(pathname);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(calls).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", { value: undefined });
  });
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByRole("link", { name: "Let's start" })).toHaveAttribute("href", "/auth");
});

test("the welcome page is named by the configuration of a static host", async ({ page }) => {
  await page.route("**/config.json", async (route) => {
    const file = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...file, appName: "<b>Acme</b> $& {app}" } });
  });
  await page.goto("/?lang=de");
  await expect(page).toHaveTitle("Willkommen · <b>Acme</b> $& {app}");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Willkommen in der <b>Acme</b> $& {app}");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the welcome page shows its content and the sign-in link in English, every other page what it needs", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to the Wellbeing Console");
    await expect(page.getByRole("img", { name: "A phone with the wellbeing kit" })).toBeVisible();
    // The page has styles of its own, which name those of each part.
    await expect(page.locator("svg rect:visible").first()).not.toHaveCSS("fill", "none");
    await expect(page.getByRole("link", { name: "Let's start" })).toHaveAttribute("href", "/auth");
    await expect(page.getByText("Willkommen in der Wellbeing Console")).toBeAttached();
    await expect(page.getByText("Willkommen in der Wellbeing Console")).toBeHidden();
    await page.goto("/administer/overview");
    expect(await page.content()).toContain("Wellbeing Console needs JavaScript.");
  });
});
