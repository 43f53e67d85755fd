/** The language is chosen in the menu; a change applies at once and keeps typed text. */
import type { Page } from "@playwright/test";
import { choose } from "./support/menu.ts";
import { expect, test } from "./support/signedIn.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const shown = (page: Page) => page.evaluate(() => document.documentElement.lang);
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("language"));

test("a language chosen in the menu overrides the address, is loaded then, and applies without a reload or losing typed text", async ({
  page,
}) => {
  const catalogues = new Set<string>();
  page.on("request", (request) => {
    const [name] = /catalogue\.\w+/.exec(request.url()) ?? [];
    if (name !== undefined) catalogues.add(name);
  });
  await page.goto("/administer/overview?search=vital&lang=de");
  await expect(heading(page)).toHaveText("Übersicht");
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  expect([...catalogues]).toEqual(["catalogue.de"]);
  await choose(page, "Sprache", "English");
  await expect(heading(page)).toHaveText("Overview");
  expect([...catalogues]).toEqual(["catalogue.de", "catalogue.en"]);
  await expect(page).toHaveURL(/\/administer\/overview\?search=vital$/);
  await expect(page.getByRole("button", { name: "Language" })).toBeFocused();

  await page.getByRole("link", { name: "Users", exact: true }).click();
  const first = page.getByRole("textbox").first();
  await first.fill("Ada");
  await page.getByRole("textbox", { name: "Email" }).fill("not an address");
  await page.getByRole("textbox", { name: "Email" }).blur();
  await expect(page.getByText("Please enter a valid E-Mail-Address.")).toBeVisible();
  await choose(page, "Language", "Deutsch");
  await expect(page.getByText("Bitte geben Sie eine gültige E-Mail-Adresse ein.")).toBeVisible();
  await expect(first).toHaveValue("Ada");
  await expect(page.getByRole("button", { name: "Sprache" })).toBeVisible();
  expect([await shown(page), await kept(page)]).toEqual(["de", "de"]);
  expect(await page.evaluate(() => "isTheSamePage" in window)).toBe(true);
  await expect(page).toHaveTitle(/·/);
  await expect(page).not.toHaveTitle(/^Users/);
});
