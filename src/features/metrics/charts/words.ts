/** A chart as text: each of its marks, and a summary. */
import { type ChartData, type ChartPoint, isKnown, pointsOf } from "#src/domain/metrics/chartData.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { changeText, countText, shareText } from "../counts.ts";
import { messages } from "./messages.en.ts";

/** The text beside a bar: `1,234 · 12.34 %`; for rates the share first; a count alone where it has no share. */
export const valueText = (
  i18n: I18n,
  { kind }: ChartData<Text>,
  { count, base, share }: ChartPoint<Text>,
): Text => {
  const { text } = i18n;
  const words = { count: countText(i18n, count), share: shareText(i18n, share) };
  if (kind === "rates") return text(messages.rateValue, { ...words, base: countText(i18n, base) });
  return isKnown(count) ? text(messages.barValue, words) : words.count;
};

export const nameText = (
  { text }: I18n,
  { series: all }: ChartData<Text>,
  { category, series }: ChartPoint<Text>,
): Text =>
  all.length > 1
    ? text(messages.markName, { category: category.label, series: series.label })
    : category.label;

/** The note below a bar while periods are compared: `Before: 1,178 · +56 (+4.8 %)`; for rates with what is counted. */
export const changeNote = (
  i18n: I18n,
  { kind, measure }: ChartData<Text>,
  { count, previous }: ChartPoint<Text>,
): Text | undefined => {
  const { text } = i18n;
  if (previous === undefined) return undefined;
  if (previous === null) return text(messages.beforeUnknown);
  const words = { measure, count: countText(i18n, previous), change: changeText(i18n, count, previous) };
  return text(kind === "rates" ? messages.beforeOfRates : messages.before, words);
};

export const markText = (i18n: I18n, data: ChartData<Text>, point: ChartPoint<Text>): Text => {
  const { text } = i18n;
  const mark = text(messages.mark, {
    name: nameText(i18n, data, point),
    value: valueText(i18n, data, point),
  });
  const note = changeNote(i18n, data, point);
  return note === undefined ? mark : text(messages.markCompared, { mark, note });
};

/** What points are ranked by; null if it is withheld. */
const rankOf = ({ kind }: ChartData, { count, share }: ChartPoint<Text>): number | null => {
  if (kind === "rates") return share;
  return isKnown(count) ? count : null;
};

/** Names the largest and the smallest point. A withheld count may be either, so the text mentions it. */
const endsText = (i18n: I18n, data: ChartData<Text>): Text => {
  const { text } = i18n;
  const points = pointsOf(data);
  const ranked = points
    .flatMap((point) => {
      const rank = rankOf(data, point);
      return rank === null ? [] : [{ point, rank }];
    })
    .toSorted((a, b) => b.rank - a.rank);
  const [first, last] = [ranked[0], ranked.at(-1)];
  if (!first || !last) return text(messages.allWithheld);
  const inWords = ({ point }: typeof first) =>
    text(messages.end, { name: nameText(i18n, data, point), value: valueText(i18n, data, point) });
  const [most, least] = [inWords(first), inWords(last)];
  if (points.some(({ count, base }) => !isKnown(count) || !isKnown(base))) {
    return text(messages.someWithheld, { most });
  }
  if (ranked.length === 1) return text(messages.only, { most });
  if (first.rank === last.rank) return text(messages.equal);
  return text(data.kind === "rates" ? messages.endsOfRates : messages.ends, { most, least });
};

export const summaryText = (i18n: I18n, data: ChartData<Text>): Text => {
  const { text } = i18n;
  const { kind, measure } = data;
  if (data.total === 0) return text(messages.summaryOfNone, { measure });
  const total = countText(i18n, data.total);
  const all = text(kind === "rates" ? messages.totalOfRates : messages.total, { measure, total });
  return text(messages.summary, { all, ends: endsText(i18n, data) });
};
