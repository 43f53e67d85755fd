/** What axe finds against WCAG 2.2 AA and its own best practices on a page as it is now. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * A tooltip floats outside all landmarks and is read with the control that it names: for the rule "region" it stands for
 * itself, as dialogs and images do by axe's own default. Nothing else about it is left out.
 */
const options = {
  resultTypes: ["violations" as const],
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

export const violations = async (page: Page): Promise<ReadonlyArray<string>> => {
  // Without frames there is nothing that the legacy mode would not see; the other opens a second page for each run.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options(options)
    .withTags(rules)
    .exclude(announcedButton);
  const { violations: found } = await builder.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => {
      const reason = any.map(({ message }) => message).join("; ");
      return `${id}: ${help} (${target.join(" ")}) ${reason}`;
    }),
  );
};
