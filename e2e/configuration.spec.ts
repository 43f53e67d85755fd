/** The console reports a wrong `/config.json` to the person who deploys it, before anything else starts. */
import { frame } from "./support/hold.ts";
import { expect, test } from "./support/signedIn.ts";

test("the console names each wrong field of its configuration and what it has to be, and sends no token there, that the file is missing, or did not arrive, or that the page is not https", async ({
  page,
  problems,
  expectAccessible,
}) => {
  const title = page.getByRole("heading", { level: 1 });
  const file = (await (await page.request.get("/config.json")).json()) as { oidc: object };
  const wrong = { ...file, apiBaseUrl: "http://api.example", oidc: { ...file.oidc, clientId: "" } };
  // At once: after half a second, the early script requests nothing.
  await page.route("**/config.json", (route) => route.fulfill({ json: wrong }));
  // The content security policy would report each request to another address as a problem.
  await page.goto("/administer/overview");
  await expect(title).toHaveText("The console is not configured correctly");
  await expect(page.getByRole("listitem")).toHaveText([/^apiBaseUrl: .*https/, /^oidc\.clientId: /]);
  await expect(frame(page)).toHaveCount(0);
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
  await expect(title).toHaveText("Übersicht");

  // As at another machine's http address.
  await page.addInitScript(() => Object.defineProperty(globalThis, "isSecureContext", { value: false }));
  await page.goto("/");
  await expect(page.getByRole("listitem")).toHaveText([
    /^http:\/\/localhost:\d+: must be an absolute https URL/,
  ]);
});
