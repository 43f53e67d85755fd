/** What axe finds against WCAG 2.2 AA and its own best practices on a page as it is now. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const all: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

/** What a change of colours alone can break. */
const ofColours: axe.RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/**
 * A tooltip floats outside all landmarks and is read with the control that it names: for the rule "region" it stands for
 * itself, as dialogs and images do by axe's own default. Nothing else about it is left out.
 */
const options = {
  resultTypes: ["violations" as const],
  // For rules on styles from elsewhere and on media that plays: there are none.
  preload: false,
  checks: {
    region: {
      options: { regionMatcher: "dialog, [role=dialog], [role=alertdialog], svg, [role=tooltip]" },
    },
  },
};

/**
 * For seven seconds react-aria's announcer names the button that was busy, which may have left by then (its dialog has closed).
 * A screen reader has read it when it came; nothing else of the announcer is left out.
 */
const announcedButton = '[data-live-announcer] [role="img"][aria-labelledby]';

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const run = async (page: Page, runOnly: axe.RunOnly): Promise<ReadonlyArray<string>> => {
  // Once a document, and nothing told of what is well: a run by @axe-core/playwright takes three times as long.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const found = await page.evaluate(
    async ({ exclude, options }) => (await window.axe.run({ exclude }, options)).violations,
    { exclude: [announcedButton], options: { ...options, runOnly } },
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => {
      const reason = any.map(({ message }) => message).join("; ");
      return `${id}: ${help} (${target.join(" ")}) ${reason}`;
    }),
  );
};

export const violations = (page: Page) => run(page, all);

/** For a page on which `violations` has looked at the same words in the same places, in other colours. */
export const violationsOfColours = (page: Page) => run(page, ofColours);
