/** The console reports a wrong `/config.json` to the person who deploys it, before anything else starts. */
import { expect, test } from "./support/test.ts";

const title = "The console is not configured correctly";

test("the console names each wrong field of its configuration and what it has to be", async ({
  page,
  expectAccessible,
}) => {
  await page.route("**/config.json", async (route) => {
    const file = (await (await route.fetch()).json()) as { oidc: object };
    await route.fulfill({
      json: { ...file, apiBaseUrl: "http://api.example", oidc: { ...file.oidc, clientId: "" } },
    });
  });
  await page.goto("/administer/overview");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("listitem")).toHaveText([/^apiBaseUrl: .*https/, /^oidc\.clientId: /]);
  await expectAccessible();
  await page.unroute("**/config.json");
  await page.reload();
  await expect(page).toHaveURL("/");
});

test("the console reports a configuration file that is missing, an HTML page or empty", async ({
  page,
  problems,
}) => {
  problems.expect(/status of 404/);
  for (const [answer, said] of [
    [{ status: 404 }, "config.json: answered 404"],
    [{ body: "<!doctype html>" }, "config.json: is not JSON"],
    [{ json: null }, "config.json: is not a JSON object"],
  ] as const) {
    await page.route("**/config.json", (route) => route.fulfill(answer));
    await page.goto("/auth");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("listitem")).toHaveText([said]);
  }
});

test("the console reports a wrong configuration in German", async ({ page }) => {
  await page.route("**/config.json", (route) => route.fulfill({ json: {} }));
  await page.goto("/auth?lang=de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Die Konsole ist nicht richtig konfiguriert",
  );
});
