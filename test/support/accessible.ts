/**
 * Checks what is shown with axe, as the end-to-end tests check whole pages: WCAG 2.2 AA in the console's colours, in both
 * modes. What only a page has, landmarks and headings, is theirs to check.
 */
import axe from "axe-core";
import { expect } from "vitest";
import { faintWords } from "./faintWords.ts";
import { textNodes } from "./textNodes.ts";

/** But not that of a toast which has the focus, and is removed at its end. */
export const finishAnimations = () => {
  for (const animation of document.getAnimations())
    if (animation.playState !== "paused" && animation.effect?.getComputedTiming().endTime !== Infinity)
      animation.finish();
};

/** @param root - What is checked, as a selector. Numbers that are about to be replaced are dimmed below the contrast. */
export const expectAccessible = async (root = "html") => {
  // Axe would take a colour that fades in for too faint.
  finishAnimations();
  // react-aria's announcer names a busy button for some seconds, even if it has disappeared.
  const exclude = ["[data-live-announcer]", "[data-busy] > [data-part]"];
  // What is included wins over the excluded thing around it.
  const parts = [...document.querySelectorAll(root)];
  if (parts.length === 0) throw new Error(`Nothing is found by ${root}`);
  const include = parts.filter((part) => !part.closest(exclude.join()));
  if (include.length === 0) return;
  const { violations } = await axe.run(
    { include, exclude },
    {
      resultTypes: ["violations"],
      preload: false,
      runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
      // Vitest's page has neither.
      rules: {
        "document-title": { enabled: false },
        "html-has-lang": { enabled: false },
        // It takes longer than all others together: `faintWords` asks for the same.
        "color-contrast": { enabled: false },
        // So does `misplaced`, of what stands alone.
        "target-size": { enabled: false },
      },
    },
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
  expect([...found, ...faintWords(include, exclude.join()), ...textNodes()]).toEqual([]);
};
