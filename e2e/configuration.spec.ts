/** The console reports a wrong `/config.json` to the person who deploys it, before anything else starts. */
import { expect, test } from "./support/test.ts";

test("the console names each wrong field of its configuration and what it has to be, that the file is missing, or did not arrive, or that the page is not https", async ({
  page,
  problems,
  expectAccessible,
}) => {
  const title = page.getByRole("heading", { level: 1 });
  await page.route("**/config.json", async (route) => {
    const file = (await (await route.fetch()).json()) as { oidc: object };
    await route.fulfill({
      json: { ...file, apiBaseUrl: "http://api.example", oidc: { ...file.oidc, clientId: "" } },
    });
  });
  await page.goto("/administer/overview");
  await expect(title).toHaveText("The console is not configured correctly");
  await expect(page.getByRole("listitem")).toHaveText([/^apiBaseUrl: .*https/, /^oidc\.clientId: /]);
  await expectAccessible();
  // The welcome page checks it by itself.
  await page.goto("/?lang=de");
  await expect(title).toHaveText("Die Konsole ist nicht richtig konfiguriert");
  await expect(page.getByRole("listitem")).toHaveText([/^apiBaseUrl: /, /^oidc\.clientId: /]);

  problems.expect(/status of 404/);
  await page.route("**/config.json", (route) => route.fulfill({ status: 404 }));
  await page.goto("/auth");
  await expect(page.getByRole("listitem")).toHaveText([/^config\.json: .*404/]);

  problems.expect(/net::ERR_FAILED/);
  await page.route("**/config.json", (route) => route.abort());
  await page.goto("/administer/overview");
  await expect(title).toHaveText("Keine Antwort vom Server");
  await page.unrouteAll();
  await page.getByRole("link", { name: "Erneut versuchen" }).click();
  await expect(page).toHaveURL("/");

  // As at another machine's http address.
  await page.addInitScript(() => Object.defineProperty(globalThis, "isSecureContext", { value: false }));
  await page.reload();
  await expect(page.getByRole("listitem")).toHaveText([
    /^http:\/\/localhost:\d+: must be an absolute https URL/,
  ]);
});
