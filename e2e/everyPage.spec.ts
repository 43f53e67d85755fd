/** What holds for every page there is: accessible in every state, mode and language, at every width, zoomed, in forced colours. */
import type { Page } from "@playwright/test";
import { pages } from "./support/pages.ts";
import { settled } from "./support/settled.ts";
import { signIn } from "./support/signIn.ts";
import { enterState, refusedAnswer, states } from "./support/states.ts";
import { expect, test } from "./support/test.ts";

const looks = [
  ["en", "light"],
  ["de", "dark"],
  ["en", "dark"],
  ["de", "light"],
] as const;

/** What sticks out at the right, so that the page would have to be scrolled sideways. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent.slice(0, 40)}`);
  });

/** Numbers and dates depend on the day and the demo data; what a page is made of does not. */
const timeless = (tree: string) =>
  tree
    .replaceAll(/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}(?:, \d{4})?/g, "<date>")
    .replaceAll(/\d+(?:[.,]\d+)*/g, "<n>");

for (const { name, path, isProtected } of pages) {
  test.describe(name, () => {
    const open = async (page: Page, language = "en") => {
      await page.goto(`${path}?lang=${language}`);
      await settled(page);
    };

    test("is accessible in both modes and languages", async ({ page, expectAccessible }) => {
      test.slow();
      if (isProtected) await signIn(page);
      for (const [language, mode] of looks) {
        await page.emulateMedia({ colorScheme: mode });
        await open(page, language);
        await expectAccessible();
      }
    });

    test("is never scrolled sideways", async ({ page }) => {
      if (isProtected) await signIn(page);
      await page.setViewportSize({ width: 320, height: 640 });
      for (const language of ["de", "en"]) {
        await open(page, language);
        for (const width of [320, 390, 600, 640, 1024, 1440, 1920]) {
          await page.setViewportSize({ width, height: 640 });
          expect({ width, sticksOut: await sticksOut(page) }).toEqual({ width, sticksOut: [] });
        }
      }
    });

    test("keeps its accessibility tree", async ({ page }) => {
      if (isProtected) await signIn(page);
      await open(page);
      expect(timeless(await page.locator("body").ariaSnapshot())).toMatchSnapshot(`${name}.yml`);
    });

    test("is accessible in forced colours", async ({ page, expectAccessible }) => {
      if (isProtected) await signIn(page);
      await page.emulateMedia({ forcedColors: "active" });
      await open(page);
      await expectAccessible();
    });

    if (!isProtected) return;
    for (const state of states.filter((each) => each !== "full")) {
      test(`is accessible, ${state}`, async ({ page, expectAccessible, problems }) => {
        test.slow();
        problems.expect(refusedAnswer);
        problems.expect(/^ResponseError/);
        await signIn(page);
        await enterState(page, state);
        for (const [language, mode] of looks.slice(0, 2)) {
          await page.emulateMedia({ colorScheme: mode });
          await page.goto(`${path}?lang=${language}`);
          if (state === "loading") await expect(page.locator("main")).toBeVisible();
          else await settled(page);
          await expectAccessible();
        }
        await page.unrouteAll({ behavior: "ignoreErrors" });
      });
    }
  });
}
