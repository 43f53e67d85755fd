/** Registering an app: names, checks while typing, and retries. */
import { dialog, field, names, registerApp } from "./support/apps.ts";
import { expect, test } from "./support/signedIn.ts";

test("the dialog names the error of an app name at the field, which gets the focus", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/administer/overview");
  await registerApp(page, "");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription("Please fill out this field.");
  await field(page).fill("x".repeat(51));
  await expect(field(page)).toHaveAccessibleDescription("Please enter at most 50 characters.");
  await field(page).fill("BALANCE AM WERK");
  await expect(field(page)).toHaveAccessibleDescription("The app name already exists.");
  await expectAccessible();
  await field(page).fill("Balance am Werk 2");
  await expect(field(page)).toHaveAccessibleDescription("");
});

test("a retry after a lost answer registers one app, and the toast says its name as the platform answers it", async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|RequestError|another name than sent/);
  await page.goto("/administer/overview");
  const keys: Array<string | undefined> = [];
  await page.route("**/api/v1/apps", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const response = await route.fetch();
    if (keys.length === 1) return route.abort();
    return route.fulfill({ response, json: { ...((await response.json()) as object), name: "Answered" } });
  });
  await registerApp(page, "Answered late");
  await expect(dialog(page).getByRole("alert")).toContainText("The server could not be reached.");
  await dialog(page).getByRole("button", { name: "Register app" }).click();
  await expect(page.getByRole("heading", { name: "My App" })).toBeVisible();
  await expect(page.getByText("The platform registered the app as “Answered”")).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
});

test("the dialog sends a name despite a failed check and shows the server's refusal at the field", async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|409|AppNameTaken/);
  await page.route("**/is_app_name_unique?*", (route) => route.abort());
  await page.goto("/administer/overview");
  await registerApp(page, "balance AM werk");
  await expect(field(page)).toHaveAccessibleDescription("The app name already exists.");
  await expect(field(page)).toBeFocused();
});

test("the console keeps an app name unchanged, even one with special meaning in code", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/administer/overview");
  for (const name of [
    `<img src=x onerror="document.title='hacked'">`,
    "مرحبا שלום",
    "👩‍👩‍👧‍👦🏳️‍🌈 Glück",
    "__proto__",
    "{name, plural, other {x}}",
  ]) {
    await test.step(name, async () => {
      await registerApp(page, name);
      await expect(page.getByRole("heading", { name: "My App" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`My App ${name}`);
      await page.getByRole("link", { name: "Back to overview" }).click();
      await expect(names(page).filter({ hasText: name })).toHaveCount(1);
      await expect(page).toHaveTitle(/^Overview/);
    });
  }
  await expectAccessible();
});

test("a long name without spaces stays within the viewport, in the list and on the app's page", async ({
  page,
}) => {
  await page.goto("/administer/overview");
  const app = {
    id: "app_long",
    name: "W".repeat(300),
    status: "enabled",
    creationDate: "2026-01-01T00:00:00Z",
  };
  const secret = { id: "sec_long", appId: app.id, alias: "W".repeat(64), creationDate: app.creationDate };
  await page.route(/\/api\/v1\/apps\?/, (route) => route.fulfill({ json: { content: [app] } }));
  await page.route(/\/api\/v1\/apps\/app_long$/, (route) => route.fulfill({ json: app }));
  await page.route(/\/api\/v1\/apps\/app_long\/tokens/, (route) => route.fulfill({ json: [secret] }));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, text] of [
      ["/administer/overview", app.name],
      ["/administer/my-apps/app_long", app.name],
      ["/administer/my-apps/app_long", secret.alias],
    ] as const) {
      await page.goto(path);
      const place = page.getByRole("main").getByText(text, { exact: true }).first();
      await expect(place).toBeVisible();
      const { x = 0, width: length = 0 } = (await place.boundingBox()) ?? {};
      expect(x + length).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});
