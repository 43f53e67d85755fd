/**
 * `npm run shots`: pictures for people, `shots/<page>, <state>/<width>-<language>-<mode>.png`. Every page at every width, in
 * both modes and languages; pages with data also empty, failed and loading.
 */
import type { Page, Request } from "@playwright/test";
import { choose } from "../support/menu.ts";
import { pages } from "../support/pages.ts";
import { settled } from "../support/settled.ts";
import { signedOut, test } from "../support/signedIn.ts";
import { enterState, isData, refusedAnswer, states } from "./states.ts";

/** The order changes the language only once. */
const looks = [
  ["en", "light"],
  ["en", "dark"],
  ["de", "dark"],
  ["de", "light"],
] as const;

/** Uses the page's own menu; a page without a menu is opened again in the language. */
const speak = async (page: Page, path: string, language: "en" | "de") => {
  if ((await page.locator("html").getAttribute("lang")) === language) return;
  const menu = language === "de" ? "Language" : "Sprache";
  if (await page.getByRole("button", { name: menu, exact: true }).isVisible())
    await choose(page, menu, language === "de" ? "Deutsch" : "English");
  else await page.goto(`${path}?lang=${language}`);
};

for (const { name, path, isProtected } of pages) {
  test.describe(name, () => {
    if (!isProtected) test.use(signedOut);

    test("in every look", async ({ page, problems }) => {
      problems.allow(refusedAnswer, /^Unavailable/);
      for (const state of states) {
        const asked = await enterState(page, state);
        const isHeld = (request: Request) => state === "loading" && isData(request);
        await page.goto(`${path}?lang=en`);
        await settled(page, isHeld);
        for (const [language, mode] of looks) {
          await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
          await speak(page, path, language);
          for (const width of state === "full" ? [320, 390, 600, 1024, 1440, 1920] : [390, 1440]) {
            await page.setViewportSize({ width, height: 900 });
            await settled(page, isHeld);
            const file = `${String(width).padStart(4, "0")}-${language}-${mode}.png`;
            await page.screenshot({ path: `shots/${name}, ${state}/${file}`, fullPage: true });
          }
          // The language menu has another place on a phone.
          await page.setViewportSize({ width: 1280, height: 900 });
        }
        await page.unrouteAll({ behavior: "ignoreErrors" });
        // A page without data requests has one state only.
        if (asked() === 0) break;
      }
    });
  });
}
