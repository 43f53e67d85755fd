/** Registering an app: names, checks while typing, and requests that are repeated. */
import type { Route } from "@playwright/test";
import { dialog, field, names, registerApp } from "./support/apps.ts";
import { expect, test } from "./support/signedIn.ts";

test("says what is wrong with a name, at the field, which gets the focus", async ({
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

test("is done once, however often one asks for it", async ({ page }) => {
  await page.goto("/administer/overview");
  const posts: Array<string> = [];
  await page.route("**/api/v1/apps", async (route) => {
    posts.push(route.request().headers()["idempotency-key"] ?? "");
    await route.continue();
  });
  await page.getByRole("button", { name: "New app" }).click();
  await field(page).fill("Asked for thrice");
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>("[role=dialog] [type=submit]");
    for (let press = 0; press < 3; press += 1) button?.click();
  });
  await expect(page.getByRole("heading", { name: "My App" })).toBeVisible();
  await expect(page.getByText("The app “Asked for thrice” has been registered.")).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatch(/^[\w-]{36}$/);
  await page.getByRole("link", { name: "Back to overview" }).click();
  await expect(names(page).filter({ hasText: "Asked for thrice" })).toHaveCount(1);
});

test("whose answer was lost can be repeated, and registers one app", async ({ page, problems }) => {
  problems.expect(/ERR_FAILED|RequestError/);
  await page.goto("/administer/overview");
  const keys: Array<string | undefined> = [];
  await page.route("**/api/v1/apps", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await registerApp(page, "Answered late");
  await expect(dialog(page).getByRole("alert")).toContainText("The server could not be reached.");
  await dialog(page).getByRole("button", { name: "New app" }).click();
  await expect(page.getByRole("heading", { name: "My App" })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

test("does not wait for a check that fails, and the server's refusal stands at the field", async ({
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

test("the latest check wins, however late an older one answers", async ({ page }) => {
  await page.goto("/administer/overview");
  const held: Array<Route> = [];
  await page.route("**/is_app_name_unique?appName=First", (route) => void held.push(route));
  await page.getByRole("button", { name: "New app" }).click();
  await field(page).fill("First");
  await expect.poll(() => held.length).toBe(1);
  await field(page).fill("Balance am Werk");
  await expect(field(page)).toHaveAccessibleDescription("The app name already exists.");
  await held[0]?.fulfill({ json: true }).catch(() => undefined);
  await expect(field(page)).toHaveAccessibleDescription("The app name already exists.");
});

test("keeps a name as it is, whatever it means elsewhere", async ({ page, expectAccessible }) => {
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
      await expect(page.getByRole("definition").first()).toHaveText(name);
      await page.getByRole("link", { name: "Back to overview" }).click();
      await expect(names(page).filter({ hasText: name })).toHaveCount(1);
      await expect(page).toHaveTitle(/^Overview/);
    });
  }
  await expectAccessible();
});

test("a name that would turn the words around it is refused at its field", async ({ page }) => {
  await page.goto("/administer/overview");
  await registerApp(page, "\u202Eevil\u202C");
  await expect(field(page)).toHaveAccessibleDescription("Please remove control characters.");
  await expect(field(page)).toBeFocused();
});

test("a name without a space and of any length stays within its place, in the list and on its page", async ({
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
