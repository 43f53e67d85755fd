/** A finding as a sentence. */
import { changeOf } from "#src/domain/metrics/change.ts";
import type { Finding } from "#src/domain/metrics/whatChanged.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { changeValues, pointsText } from "../charts/counts.ts";
import { messages } from "./messages.en.ts";

/** `otherApp` is the app that is compared, if not a period. */
export const findingText = (i18n: I18n, finding: Finding<Text>, otherApp: string | undefined): Text => {
  const { text, number } = i18n;
  if (finding.kind === "total") {
    const { total, now, before, most } = finding;
    const change = changeOf(now, before) ?? { kind: "none", size: 0, relative: 0 };
    const values = { ...changeValues(i18n, change), before: number(before), now: number(now) };
    const sentence = text(messages[total], values);
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
