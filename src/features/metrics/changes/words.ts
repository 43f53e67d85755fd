/** A finding as a sentence. */
import { shareChangeOf } from "#src/domain/metrics/change.ts";
import type { Finding } from "#src/domain/metrics/whatChanged.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { changeValues, pointsText, shortShareText } from "../charts/counts.ts";
import { messages } from "./messages.en.ts";

/** `otherApp` is the app that is compared, if not a period. */
export const findingText = (i18n: I18n, finding: Finding<Text>, otherApp: string | undefined): Text => {
  const { text, number } = i18n;
  if (finding.kind === "total") {
    return text(messages.active, { verdict: finding.verdict, before: number(finding.before) });
  }
  const { chart, category, now, before, pointsOfAll } = finding;
  const isGroup = pointsOfAll !== undefined;
  const change = shareChangeOf(now, before) ?? { kind: "none", size: 0, relative: 0 };
  const shares = { now: shortShareText(i18n, now), before: shortShareText(i18n, before) };
  const words = isGroup
    ? text(messages.activeGroup, { group: category.label, now: shares.now })
    : text(messages.shareOf, { chart: chart.title, category: category.label, now: shares.now });
  if (otherApp !== undefined)
    return text(messages.besideApp, { words, app: otherApp, before: shares.before });
  const changed = { words, before: shares.before, ...changeValues(i18n, change, "points") };
  return isGroup
    ? text(messages.changedApart, { ...changed, all: pointsText(i18n, pointsOfAll) })
    : text(messages.changed, changed);
};
