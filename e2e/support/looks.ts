/** The looks that a page has, and changing from one to the next without leaving it. */
import type { Page } from "@playwright/test";
import { choose } from "./menu.ts";

export type Look = readonly [language: "en" | "de", mode: "light" | "dark"];

/** In an order in which the language changes once. */
export const looks: ReadonlyArray<Look> = [
  ["en", "light"],
  ["en", "dark"],
  ["de", "dark"],
  ["de", "light"],
];

/** By the page's own menu; a page without one is opened anew. */
export const speak = async (page: Page, path: string, language: Look[0]): Promise<void> => {
  if ((await page.locator("html").getAttribute("lang")) === language) return;
  const menu = language === "de" ? "Language" : "Sprache";
  if (await page.getByRole("button", { name: menu, exact: true }).isVisible()) {
    await choose(page, menu, language === "de" ? "Deutsch" : "English");
  } else {
    await page.goto(`${path}?lang=${language}`);
  }
};
