/** The looks of a page, and switching between them without leaving the page. */
import type { Page } from "@playwright/test";
import { choose } from "./menu.ts";

export type Look = readonly [language: "en" | "de", mode: "light" | "dark"];

/** The order changes the language only once. */
export const looks: ReadonlyArray<Look> = [
  ["en", "light"],
  ["en", "dark"],
  ["de", "dark"],
  ["de", "light"],
];

/** Uses the page's own menu; a page without a menu is opened again in the language. */
export const speak = async (page: Page, path: string, language: Look[0]): Promise<void> => {
  if ((await page.locator("html").getAttribute("lang")) === language) return;
  const menu = language === "de" ? "Language" : "Sprache";
  if (await page.getByRole("button", { name: menu, exact: true }).isVisible()) {
    await choose(page, menu, language === "de" ? "Deutsch" : "English");
  } else {
    await page.goto(`${path}?lang=${language}`);
  }
};
