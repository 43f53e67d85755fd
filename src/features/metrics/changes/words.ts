/** A finding as a sentence. */
import { type Finding, relativeChange, type Total } from "#src/domain/metrics/whatChanged.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { pointsText } from "../charts/counts.ts";
import { messages } from "./messages.en.ts";

const totals = {
  registered: { rose: messages.registeredRose, fell: messages.registeredFell },
  active: { rose: messages.activeRose, fell: messages.activeFell },
} as const satisfies Record<Total, unknown>;

/** `otherApp` is the app that is compared, if not a period. */
export const findingText = (i18n: I18n, finding: Finding<Text>, otherApp: string | undefined): Text => {
  const { text, number } = i18n;
  if (finding.kind === "total") {
    const { total, now, before, most } = finding;
    const counts = { before: number(before), now: number(now) };
    // There is no percentage of 0.
    const sentence =
      before === 0
        ? text(total === "active" ? messages.activeFromNone : messages.registeredFromNone, counts)
        : text(totals[total][now > before ? "rose" : "fell"], {
            ...counts,
            relative: number(relativeChange(finding), "percentOneDigit"),
          });
    return most ? text(messages.withMost, { sentence, group: most.label }) : sentence;
  }
  const { chart, category, now, before, points } = finding;
  const words = {
    chart: chart.title,
    category: category.label,
    now: number(now, "percent"),
    before: number(before, "percent"),
    points: pointsText(i18n, points),
  };
  if (otherApp !== undefined) return text(messages.differs, { ...words, app: otherApp });
  return text(messages.share, words);
};
