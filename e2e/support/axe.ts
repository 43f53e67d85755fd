/** Checks a page in its current state: with axe, WCAG 2.2 AA and axe's own best practices; and that it can be translated. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { textNodes } from "#test/support/textNodes.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const all: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

/** Rules that a mere change of colours can break. */
const ofColours: axe.RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/**
 * A tooltip floats outside all landmarks and is read with the control that it names. The rule "region"
 * therefore accepts it, as axe accepts dialogs and images by default. All other rules apply to tooltips.
 */
const options = {
  resultTypes: ["violations" as const],
  // Preloading serves rules on foreign style sheets and playing media; the console has neither.
  preload: false,
  checks: {
    region: {
      options: { regionMatcher: "dialog, [role=dialog], [role=alertdialog], svg, [role=tooltip]" },
    },
  },
};

/**
 * react-aria's announcer names a busy button for seven seconds, and the button may disappear with its dialog
 * before that. Screen readers read the text when it appears. The rest of the announcer is still checked.
 */
const announcedButton = '[data-live-announcer] [role="img"][aria-labelledby]';

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const run = async (
  page: Page,
  runOnly: axe.RunOnly,
  { rules = {}, root = "html" }: { readonly rules?: axe.RuleObject; readonly root?: string } = {},
): Promise<ReadonlyArray<string>> => {
  // One injection per document and no report of passed rules: @axe-core/playwright takes three times as long.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const found = await page.evaluate(
    async ({ context, options }) => (await window.axe.run(context, options)).violations,
    { context: { include: [root], exclude: [announcedButton] }, options: { ...options, runOnly, rules } },
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => {
      const reason = any.map(({ message }) => message).join("; ");
      return `${id}: ${help} (${target.join(" ")}) ${reason}`;
    }),
  );
};

export const violations = async (page: Page) => [
  ...(await run(page, all)),
  ...(await page.evaluate(textNodes)),
];

/** For a page whose layout and words are checked in other colours. */
export const violationsOfColours = (page: Page) => run(page, ofColours);

/** For a page whose colours are checked in another layout. */
export const violationsOfLayout = (page: Page) =>
  run(page, all, { rules: { "color-contrast": { enabled: false } } });

/** For a part of a long page. */
export const violationsIn = (page: Page, root: string) => run(page, all, { root });
