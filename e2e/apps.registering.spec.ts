/** Registering an app: names, checks while typing, and a lost answer. */
import { dialog, field, names, registerApp } from "./support/apps.ts";
import { expect, test } from "./support/signedIn.ts";

test("the dialog names the error of an app name at the field, and a retry after a lost answer registers one app", async ({
  page,
  problems,
  expectAccessible,
}) => {
  problems.expect(/ERR_FAILED/, /RequestError/);
  await page.goto("/administer/overview");
  await registerApp(page, "");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription("Please fill out this field.");
  await field(page).fill("x".repeat(51));
  await expect(field(page)).toHaveAccessibleDescription("Please enter at most 50 characters.");
  await field(page).fill("BALANCE AM WERK");
  await expect(field(page)).toHaveAccessibleDescription("The app name already exists.");
  await expectAccessible();

  const keys: Array<string | undefined> = [];
  await page.route("**/api/v1/apps", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const response = await route.fetch();
    if (keys.length === 1) return route.abort();
    return route.fulfill({ response, json: { ...((await response.json()) as object), name: "Answered" } });
  });
  const register = dialog(page).getByRole("button", { name: "Register app" });
  await field(page).fill("Answered late");
  await register.click();
  await expect(dialog(page).getByRole("alert")).toContainText("The server could not be reached.");
  await register.click();
  await expect(page.getByRole("heading", { name: "My App" })).toBeVisible();
  await expect(page.getByText("The platform registered the app as “Answered”")).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
});

test("the console keeps an app name unchanged, even one with special meaning in code", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/administer/overview");
  for (const name of [
    `<img src=x onerror="document.title='hacked'">`,
    "{x, plural, other {x}} مرحبا 👩‍👩‍👧‍👦🏳️‍🌈",
    "__proto__",
  ]) {
    await registerApp(page, name);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`My App ${name}`);
    await page.getByRole("link", { name: "Back to overview" }).click();
    await expect(names(page).filter({ hasText: name })).toHaveCount(1);
    await expect(page).toHaveTitle(/^Overview/);
  }
  await expectAccessible();
});

test("a long name without spaces stays within the viewport, in the list and on the app's page", async ({
  page,
}) => {
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
  for (const [path, texts] of [
    ["/administer/overview", [app.name]],
    ["/administer/my-apps/app_long", [app.name, secret.alias]],
  ] as const) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const text of texts) {
        const place = page.getByRole("main").getByText(text, { exact: true }).first();
        await expect(place).toBeVisible();
        const end = async () => {
          const { x = 0, width: length = 0 } = (await place.boundingBox()) ?? {};
          return x + length;
        };
        await expect.poll(end).toBeLessThanOrEqual(width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});
