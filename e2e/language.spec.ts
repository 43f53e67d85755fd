/** The language is chosen in the menu, and its words are loaded then. */
import type { Page } from "@playwright/test";
import { choose } from "./support/menu.ts";
import { expect, test } from "./support/signedIn.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a language chosen in the menu overrides the address, is loaded then, and applies without a reload", async ({
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
  expect(await page.evaluate(() => "isTheSamePage" in window)).toBe(true);
});
