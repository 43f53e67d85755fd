/** What stands over a page for a moment, or unfolds on it. */
import type { Page } from "@playwright/test";
import { registerApp } from "../support/apps.ts";
import { create } from "../support/clientSecrets.ts";
import { looks } from "../support/looks.ts";
import { segmentsPath } from "../support/metrics.ts";
import { settled } from "../support/settled.ts";
import { test } from "../support/signedIn.ts";
import { button } from "../support/themes.ts";
import { folder } from "./shoot.ts";

const press = async (page: Page, en: string, de: string) =>
  page.getByRole("button", { name: new RegExp(`^(?:${en}|${de})$`) }).first().click();

/** How one comes there from the page that has just been opened, in either language. */
const moments: ReadonlyArray<readonly [name: string, path: string, come: (page: Page) => Promise<unknown>]> = [
  ["new app", "/administer/overview", (page) => press(page, "New app", "Neue App")],
  ["palette", "/administer/overview", (page) => page.keyboard.press("Control+k")],
  ["language menu", "/administer/overview", (page) => press(page, "Language", "Sprache")],
  ["person menu", "/administer/overview", (page) => press(page, "Your account", "Ihr Konto")],
  ["edit app", "/administer/my-apps/app_balance", (page) => press(page, "Edit", "Bearbeiten")],
  ["new secret", "/administer/my-apps/app_balance", (page) => press(page, "Create secret", "Secret erstellen")],
  ["invalid invitation", "/administer/users", (page) => press(page, "Send invitation", "Einladung senden")],
  ["unfolded segments", segmentsPath, (page) => press(page, "Expand all", "Alle aufklappen")],
  ["new theme", "/administer/themes", (page) => press(page, "New theme", "Neues Theme")],
];

for (const [name, path, come] of moments)
  for (const width of [390, 1440])
    for (const [language, mode] of looks.filter((_, at) => at % 2 === 0))
      test(`${name}, ${width}, ${language}, ${mode}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
        await page.goto(`${path}?lang=${language}`);
        await settled(page);
        await come(page);
        await settled(page);
        const file = `${String(width).padStart(4, "0")}-${language}-${mode}.png`;
        await page.screenshot({ path: `${folder}/${name}/${file}`, fullPage: name.startsWith("unfolded") });
      });

test("what has been done is said in a toast, and a secret is shown once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/administer/overview");
  await registerApp(page, "Seen in a picture");
  await page.getByText("has been registered").waitFor();
  await page.screenshot({ path: `${folder}/toast/1280-en-light.png` });
  await create(page, "in-a-picture");
  await page.screenshot({ path: `${folder}/created secret/1280-en-light.png` });
});

test("a theme is about to be published", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/administer/themes/thm_calm_sea");
  await page.getByLabel("Name").fill("Calmer sea");
  await button(page, "Publish changes").click();
  await page.getByRole("dialog").waitFor();
  await page.screenshot({ path: `${folder}/publish theme/1280-en-light.png` });
});
