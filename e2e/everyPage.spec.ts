/** Every page is accessible, and all is in its place: in the dark mode, each width, German, zoomed and in forced colours. */
import type { Page, Request } from "@playwright/test";
import { faintBorders } from "#test/support/colour.ts";
import { textNodes, violations, violationsOfColours, violationsOfLayout } from "./support/axe.ts";
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
/** How much of a view what sticks may take: nothing of a low one, as at 400 % zoom, or of a phone on its side. */
const views = [
  { width: 320, height: 256, most: 0 },
  { width: 667, height: 375, most: 0 },
  { width: 1280, height: 800, most: 1 / 3 },
];

/**
 * Lists the elements that overflow to the right and make the page scroll sideways; texts that do not fit: they stick out of
 * their box, or an ellipsis leaves nothing to read; what sticks out of its button; faint controls; fields that are too close.
 */
const misplaced = (page: Page) =>
  page.evaluate(async (borders) => {
    // Charts adapt to their container one frame later.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const { scrollWidth: pageWidth, clientWidth: windowWidth } = document.documentElement;
    const sticksOut = all("body *").filter(
      (element) => pageWidth > windowWidth && box(element).right > windowWidth + 1,
    );
    // Texts for screen readers alone are clipped to nothing.
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement));
    const squeezed = all("body *:not(svg *)").filter((element) => {
      const { clientWidth, scrollWidth, childNodes } = element;
      if (scrollWidth <= clientWidth + 1) return false;
      const { display, overflowX, fontSize } = getComputedStyle(element);
      // Inline elements have no box of their own.
      if (display === "inline") return false;
      if (overflowX !== "visible" && clientWidth >= 4 * Number.parseFloat(fontSize)) return false;
      const hasText = [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      return hasText && !isClipped(element);
    });
    const outside = all("button *").filter((element) => {
      const [button, { left, right, width }] = [box(element.closest("button")), box(element)];
      return width > 0 && (left < button.left - 1 || right > button.right + 1) && !isClipped(element);
    });
    const faintControls = all(":is(button, input, textarea):enabled").filter((element) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(element);
      return borderTopWidth !== "0px" && borders[element.matches("button") ? 0 : 1].includes(borderTopColor);
    });
    const small = all("button, label:has(input)").filter(
      (element) => box(element).height > 0 && box(element).height < 24 && !isClipped(element),
    );
    const moving = all("body *").filter((element) =>
      /[1-9]/.test(getComputedStyle(element).transitionDuration),
    );
    const labels = all("label:not(:has(input))");
    const close = labels.filter((label, at) => {
      const [field, above] = [box(label.parentElement), box(labels[at - 1]?.parentElement)];
      return field.top > above.top && field.top < above.bottom + 12;
    });
    return [
      ...(pageWidth > windowWidth ? [`the page is ${pageWidth} px wide`] : []),
      ...[...sticksOut, ...squeezed, ...outside, ...faintControls, ...small, ...moving, ...close].map(
        ({ tagName, className, textContent }) => `${tagName} ${className} ${textContent?.slice(0, 40)}`,
      ),
    ];
  }, faintBorders);

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

/** Loads the page, unless a page that was loading has failed; examines it in every look, and returns the problems by look. */
const examine = async (page: Page, { path }: ConsolePage, state: State) => {
  const found: Record<string, ReadonlyArray<string>> = {};
  const note = (look: string, wrong: ReadonlyArray<string>) => {
    if (wrong.length > 0) found[`${state}, ${look}`] = wrong;
  };
  const isHeld = (request: Request) => state === "loading" && isData(request);
  await page.setViewportSize(usual);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  // German texts are longer.
  if (state !== "failed") await page.goto(`${path}?lang=de`);
  await settled(page, isHeld);
  // test/screens has all states, in both modes: only a page whole is more than they are.
  note("de, dark", await (state === "full" ? violations(page) : textNodes(page)));
  if (state === "full") {
    await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
    note("forced colours", await violationsOfColours(page));
    await page.emulateMedia({ forcedColors: "none" });
  }
  for (const width of state === "full" ? widths : narrowest) {
    await page.setViewportSize({ width, height: usual.height });
    note(`de, ${width} px`, await misplaced(page));
    // The narrow layout, and German words, which are the same at every width.
    if (width === 320 && state === "full") note("de, narrow", await violationsOfLayout(page));
  }
  for (const { most, ...view } of state === "full" ? views : []) {
    await page.setViewportSize(view);
    const share = await stuck(page);
    note(`${view.width} × ${view.height} px`, share > most ? [`${share} of the view sticks`] : []);
  }
  return found;
};

for (const each of pages) {
  test.describe(each.name, () => {
    if (!each.isProtected) test.use(signedOut);

    test("the page is accessible, and all is in its place", async ({ page, problems }) => {
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
