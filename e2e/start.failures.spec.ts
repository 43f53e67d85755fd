/** Starts of the console that fail, or that lack something. */
import type { Route } from "@playwright/test";
import { expect, test } from "./support/signedIn.ts";

test.use({ isUntouched: true });

const altered = { contentType: "text/javascript", body: "globalThis.isAltered = true;" };

test("a page in the person's language says that the console did not start when code is altered or messages are missing", async ({
  page,
  problems,
}) => {
  problems.expect(/integrity/, /ERR_FAILED/);
  problems.allow(/TypeError|Failed to/);
  for (const [file, answer] of [
    [/\/assets\/app-[^/]*\.js$/, (route: Route) => route.fulfill(altered)],
    [/\/assets\/_virtual_catalogue[^/]*\.js$/, (route: Route) => route.abort()],
  ] as const) {
    await page.route(file, answer);
    await page.goto("/administer/overview?lang=de");
    await expect(page.getByRole("alert")).toContainText("Die Konsole konnte nicht geladen werden");
    await expect(page.locator("#prerendered-frame")).toHaveCount(0);
    expect(await page.evaluate("globalThis.isAltered")).toBeUndefined();
    await page.unroute(file);
  }
});

test("the document says that the console could not be loaded when the early script does not load", async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  problems.allow(/Failed to/);
  await page.route(/\/assets\/early-/, (route) => route.abort());
  await page.goto("/administer/overview");
  const message = page.locator("#not-started");
  await expect(message).toBeHidden();
  await message.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(message).toBeVisible();
  await expect(message).toContainText("The console could not be loaded");
  await expect(message).toContainText("Die Konsole konnte nicht geladen werden");
});

test("the console starts even if the browser's database does not answer", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto("/administer/overview");
  // A session that cannot be read is none.
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("link", { name: "Let's start" })).toBeVisible();
});

test("code that fails while it is evaluated is reported like code that does not load", async ({
  page,
  problems,
}) => {
  problems.expect(/TextEncoder/);
  problems.allow(/code failed/);
  await page.addInitScript("delete globalThis.TextEncoder");
  await page.goto("/administer/overview");
  await expect(page.getByRole("alert")).toContainText("The console could not be loaded");
});
