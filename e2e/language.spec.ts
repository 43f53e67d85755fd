/** The language comes from address, storage or menu; a change applies at once and keeps typed text. */
import type { Page } from "@playwright/test";
import { test as signedIn } from "./support/signedIn.ts";
import { expect, test } from "./support/test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const shown = (page: Page) => page.evaluate(() => document.documentElement.lang);
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("language"));

signedIn(
  "the console changes the language at once, without a reload and without losing typed text",
  async ({ page }) => {
    await page.goto("/administer/users");
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    const first = page.getByRole("textbox").first();
    await first.fill("Ada");
    await page.getByRole("textbox", { name: "Email" }).fill("not an address");
    await page.getByRole("textbox", { name: "Email" }).blur();
    await expect(page.getByText("Please enter a valid E-Mail-Address.")).toBeVisible();

    await page.getByRole("button", { name: "Language" }).click();
    await page.getByRole("menuitemradio", { name: "Deutsch" }).click();

    await expect(page.getByText("Bitte geben Sie eine gültige E-Mail-Adresse ein.")).toBeVisible();
    await expect(first).toHaveValue("Ada");
    await expect(page.getByRole("button", { name: "Sprache" })).toBeVisible();
    expect(await shown(page)).toBe("de");
    expect(await kept(page)).toBe("de");
    expect(await page.evaluate(() => "isTheSamePage" in window)).toBe(true);
    await expect(page).toHaveTitle(/·/);
    await expect(page).not.toHaveTitle(/^Users/);
  },
);

signedIn(
  "a language chosen in the menu overrides the address, and its messages are loaded then",
  async ({ page }) => {
    const catalogues = new Set<string>();
    page.on("request", (request) => {
      const [name] = /catalogue\.\w+/.exec(request.url()) ?? [];
      if (name !== undefined) catalogues.add(name);
    });
    await page.goto("/administer/overview?search=vital&lang=de");
    await expect(heading(page)).toHaveText("Übersicht");
    expect([...catalogues]).toEqual(["catalogue.de"]);
    await page.getByRole("button", { name: "Sprache" }).click();
    await page.getByRole("menuitemradio", { name: "English" }).click();
    await expect(heading(page)).toHaveText("Overview");
    expect([...catalogues]).toEqual(["catalogue.de", "catalogue.en"]);
    await expect(page).toHaveURL(/\/administer\/overview\?search=vital$/);
    await expect(page.getByRole("button", { name: "Language" })).toBeFocused();
    await page.reload();
    await expect(heading(page)).toHaveText("Overview");
    await expect(page.getByRole("rowheader")).toHaveText("Vital Steps");
  },
);

for (const [path, english, german] of [
  ["/", /^Welcome/, /^Willkommen/],
  ["/nowhere", /^Page Not Found/, /^Seite nicht gefunden/],
] as const)
  test(`the parameter ?lang overrides the previous choice and is remembered, or English if it names no language (${path})`, async ({
    page,
  }) => {
    await page.goto(`${path}?lang=de`);
    await expect(heading(page)).toHaveText(german);
    expect(await shown(page)).toBe("de");
    await page.goto(path);
    await expect(heading(page)).toHaveText(german);
    await page.goto(`${path}?lang=de-AT`);
    await expect(heading(page)).toHaveText(english);
    expect(await shown(page)).toBe("en");
    expect(await kept(page)).toBe("en");
  });

test("the provider's sign-in page uses the language of the console", async ({ page }) => {
  await page.goto("/?lang=de");
  await page.getByRole("link", { name: "Los geht’s" }).click();
  await expect(heading(page)).toHaveText("Anmelden");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});
