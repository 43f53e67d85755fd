/** Starts of the console that fail, or that lack something. */
import type { Route } from "@playwright/test";
import { expect, test } from "./support/signedIn.ts";

const altered = { contentType: "text/javascript", body: "globalThis.isAltered = true;" };

test("a page says that the console could not be loaded when code is altered, missing or fails, in the person's language if that is known", async ({
  page,
  problems,
}) => {
  problems.expect(/integrity/, /ERR_FAILED/, /TextEncoder/);
  problems.allow(/TypeError|Failed to|code failed/);
  const isRefused = async (file: RegExp, answer: (route: Route) => Promise<void>) => {
    await page.route(file, answer);
    await page.goto("/administer/overview?lang=de");
    await expect(page.getByRole("alert")).toContainText("Die Konsole konnte nicht geladen werden");
    await expect(page.locator("#prerendered-frame")).toHaveCount(0);
    await page.unroute(file);
  };
  await isRefused(/\/assets\/app-[^/]*\.js$/, (route) => route.fulfill(altered));
  expect(await page.evaluate("globalThis.isAltered")).toBeUndefined();
  await isRefused(/\/assets\/_virtual_catalogue[^/]*\.js$/, (route) => route.abort());

  await test.step("the early script does not load", async () => {
    const early = /\/assets\/early-/;
    await page.route(early, (route) => route.abort());
    await page.goto("/administer/overview");
    const message = page.locator("#not-started");
    await expect(message).toBeHidden();
    await message.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    await expect(message).toBeVisible();
    await expect(message).toContainText("The console could not be loaded");
    await expect(message).toContainText("Die Konsole konnte nicht geladen werden");
    await page.unroute(early);
  });

  await test.step("code fails while it is evaluated", async () => {
    await page.addInitScript("delete globalThis.TextEncoder");
    await page.goto("/administer/overview?lang=en");
    await expect(page.getByRole("alert")).toContainText("The console could not be loaded");
  });
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
