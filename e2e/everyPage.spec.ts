/**
 * Every page is accessible, and all is in its place: in the dark mode, each width, German, zoomed and in forced colours.
 * test/screens has their other states at the narrowest width.
 */
import type { Page } from "@playwright/test";
import { faintBorders } from "#test/support/colour.ts";
import { misplaced } from "#test/support/misplaced.ts";
import { violations, violationsOfColours, violationsOfLayout } from "./support/axe.ts";
import { pages } from "./support/pages.ts";
import { settled } from "./support/settled.ts";
import { expect, signedOut, test } from "./support/signedIn.ts";

/** 320 px equals 400 % zoom on a 1280 px screen, 640 px 200 %; the others surround the breakpoints. */
const widths = [320, 390, 599, 600, 640, 1023, 1024, 1440, 1920];
const height = 720;
/** How much of a view what sticks may take: nothing of a low one, as at 400 % zoom, or of a phone on its side. */
const views = [
  { width: 320, height: 256, most: 0 },
  { width: 667, height: 375, most: 0 },
  { width: 1280, height: 800, most: 1 / 3 },
];

/** How much of the view is taken by what stays in it while the page scrolls. What is beside the page takes nothing. */
const stuck = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const heights = [...document.querySelectorAll("body *")].map((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      const sticks = ["sticky", "fixed"].includes(getComputedStyle(element).position);
      return sticks && width > innerWidth / 2
        ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
        : 0;
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

/** Examines the page in every look, and returns the problems by look. */
const examine = async (page: Page, path: string) => {
  const found: Record<string, ReadonlyArray<string>> = {};
  const note = (look: string, wrong: ReadonlyArray<string>) => {
    if (wrong.length > 0) found[look] = wrong;
  };
  await page.setViewportSize({ width: 1280, height });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  // German texts are longer.
  await page.goto(`${path}?lang=de`);
  await settled(page);
  note("dark", await violations(page));
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  note("forced colours", await violationsOfColours(page));
  await page.emulateMedia({ forcedColors: "none" });
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    note(`${width} px`, await page.evaluate(misplaced, faintBorders));
    if (width === 320) note("narrow", await violationsOfLayout(page));
  }
  for (const { most, ...view } of views) {
    await page.setViewportSize(view);
    const share = await stuck(page);
    note(`${view.width} × ${view.height} px`, share > most ? [`${share} of the view sticks`] : []);
  }
  return found;
};

for (const { name, path, isProtected } of pages) {
  test.describe(name, () => {
    if (!isProtected) test.use(signedOut);

    test("the page is accessible, and all is in its place", async ({ page, problems }) => {
      problems.allow(/^Unavailable/);
      expect(await examine(page, path)).toEqual({});
    });
  });
}
