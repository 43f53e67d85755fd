/** Every page is accessible in every state, mode and width, in German, zoomed and in forced colours. */
import type { Page, Request } from "@playwright/test";
import { violations, violationsOfColours } from "./support/axe.ts";
import { type ConsolePage, pages } from "./support/pages.ts";
import { settled } from "./support/settled.ts";
import { expect, signedOut, test } from "./support/signedIn.ts";
import { enterState, isData, refusedAnswer, type State, states } from "./support/states.ts";

test.use({ isUntouched: true });

/** 320 px equals 400 % zoom on a 1280 px screen, 640 px 200 %; the others surround the breakpoints. */
const widths = [320, 390, 599, 600, 640, 1023, 1024, 1440, 1920];
/** A page is fluid between breakpoints, so the narrowest widths suffice for states with little content. */
const narrowest = [320, 600, 1024];
const usual = { width: 1280, height: 720 };

/**
 * Lists the elements that overflow to the right and make the page scroll sideways, and texts that do not fit: they stick out of
 * their box, or an ellipsis leaves nothing to read.
 */
const overflowing = (page: Page) =>
  page.evaluate(async () => {
    // Charts adapt to their container one frame later.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    const { scrollWidth: pageWidth, clientWidth: windowWidth } = document.documentElement;
    const sticksOut = [...document.querySelectorAll("body *")].filter(
      (element) => pageWidth > windowWidth && element.getBoundingClientRect().right > windowWidth + 1,
    );
    // Texts for screen readers alone are clipped to nothing.
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement));
    const squeezed = [...document.querySelectorAll<HTMLElement>("body *:not(svg *)")].filter((element) => {
      const { clientWidth, scrollWidth, childNodes } = element;
      if (scrollWidth <= clientWidth + 1) return false;
      const { display, overflowX, fontSize } = getComputedStyle(element);
      // Inline elements have no box of their own.
      if (display === "inline") return false;
      if (overflowX !== "visible" && clientWidth >= 4 * Number.parseFloat(fontSize)) return false;
      const hasText = [...childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      return hasText && !isClipped(element);
    });
    return [
      ...(pageWidth > windowWidth ? [`the page is ${pageWidth} px wide`] : []),
      ...[...sticksOut, ...squeezed].map(
        ({ tagName, className, textContent }) => `${tagName} ${className} ${textContent?.slice(0, 40)}`,
      ),
    ];
  });

/** Loads the page, unless a page that was loading has failed; examines it in every look, and returns the problems by look. */
const examine = async (page: Page, { path }: ConsolePage, state: State) => {
  const found: Record<string, ReadonlyArray<string>> = {};
  const note = (look: string, wrong: ReadonlyArray<string>) => {
    if (wrong.length > 0) found[`${state}, ${look}`] = wrong;
  };
  const isHeld = (request: Request) => state === "loading" && isData(request);
  await page.setViewportSize(usual);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  // German texts are longer.
  if (state !== "failed") await page.goto(`${path}?lang=de`);
  await settled(page, isHeld);
  note("de, light", await violations(page));
  // Only colours differ from the light mode.
  await page.emulateMedia({ colorScheme: "dark" });
  note("de, dark", await violationsOfColours(page));
  if (state === "full") {
    await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
    note("forced colours", await violationsOfColours(page));
    await page.emulateMedia({ forcedColors: "none" });
  }
  for (const width of state === "full" ? widths : narrowest) {
    await page.setViewportSize({ width, height: usual.height });
    note(`de, ${width} px`, await overflowing(page));
    // The narrow layout, and German words, which are the same at every width.
    if (width === 320 && state === "full") note("de, narrow", await violations(page));
  }
  return found;
};

for (const each of pages) {
  test.describe(each.name, () => {
    if (!each.isProtected) test.use(signedOut);

    test("the page is accessible in every state and look, and never scrolls sideways", async ({
      page,
      problems,
    }) => {
      test.slow();
      problems.allow(/^Unavailable/);
      const wrong = {};
      let data = await enterState(page, "full");
      for (const state of states) {
        if (state === "empty" || state === "loading") {
          await page.unrouteAll({ behavior: "ignoreErrors" });
          data = await enterState(page, state);
        }
        if (state === "failed") {
          data.fail();
          problems.expect(refusedAnswer);
        }
        await test.step(state, async () => Object.assign(wrong, await examine(page, each, state)));
        // A page without data requests has one state only.
        if (data.asked === 0) break;
      }
      expect(wrong).toEqual({});
      if (each.name === "administer.overview") expect(data.asked).toBeGreaterThan(0);
    });
  });
}
