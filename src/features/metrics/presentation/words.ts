/** A chart as text: each of its marks, and a summary. */
import {
  type ChartCount,
  type ChartData,
  type ChartPoint,
  isKnown,
  isSmallBase,
  knownOrNull,
  pointsOf,
  shareChange,
  shareOf,
  smallBase,
} from "#src/domain/metrics/chartData.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import { asWritten, type Text } from "#src/i18n/Text.ts";
import { changeText, countText, pointsText, shareText } from "../counts.ts";
import { messages as metrics } from "../messages.en.ts";
import { trendSummary } from "../trend/words.ts";
import { messages } from "./messages.en.ts";

type Data = ChartData<Text>;
type Point = ChartPoint<Text>;

const withShare = ({ text, number }: I18n, count: Text, share: number | null): Text =>
  share === null ? count : text(messages.barValue, { count, share: number(share, "percent") });

/** The text at the end of a bar: `1,234 · 12 %`, or only the count if it has no share. */
const barText = (i18n: I18n, { count, share }: Point): Text => withShare(i18n, countText(i18n, count), share);

/** The number that determines the size of a point. */
const sizeOf = ({ kind }: Data, { count, base }: Point): ChartCount => (kind === "bullets" ? base : count);

const rateText = (i18n: I18n, { base, share }: Point): Text =>
  i18n.text(messages.rateValue, {
    share: share === null ? i18n.text(metrics.none) : i18n.number(share, "percent"),
    base: countText(i18n, base),
  });

/** The short text of a mark. */
export const valueText = (i18n: I18n, data: Data, point: Point): Text => {
  if (data.kind === "rates") return rateText(i18n, point);
  return data.kind === "bullets" ? countText(i18n, sizeOf(data, point)) : barText(i18n, point);
};

export const nameText = ({ text }: I18n, { series: all }: Data, { category, series }: Point): Text =>
  all.length > 1
    ? text(messages.markName, { category: category.label, series: series.label })
    : category.label;

const before = (
  i18n: I18n,
  measure: Text | undefined,
  count: Point["count"],
  previous: Point["previous"],
): Text => {
  if (previous === undefined || previous === "pending") return i18n.text(messages.beforeUnknown);
  const words = { count: countText(i18n, previous), change: changeText(i18n, count, previous) };
  return measure === undefined
    ? i18n.text(messages.before, words)
    : i18n.text(messages.beforeOf, { ...words, measure });
};

/** The compared period as text: `Before: 24.61 % · +0.4 points`, or `Before: 1,178 · +56 (+4.8 %)` without shares. */
const changeNote = (i18n: I18n, { kind, measure, baseMeasure }: Data, point: Point): Text => {
  const { count, base, previous, previousBase } = point;
  const points = shareChange(point);
  if (points !== null && kind !== "bullets") {
    const share = shareText(i18n, shareOf(previous, previousBase));
    return i18n.text(messages.beforeShare, { share, points: pointsText(i18n, points) });
  }
  if (baseMeasure === undefined || previous === "pending") return before(i18n, undefined, count, previous);
  return i18n.text(messages.bothNotes, {
    first: before(i18n, baseMeasure, base, previousBase),
    second: before(i18n, measure, count, previous),
  });
};

/** `1,234 (12.34 %)`; only the count if it has no share. */
const exactText = (i18n: I18n, { kind, measure, baseMeasure = measure }: Data, point: Point): Text => {
  const count = countText(i18n, point.count);
  const base = countText(i18n, point.base);
  const share = shareText(i18n, point.share);
  if (kind === "rates") return i18n.text(messages.exactRate, { share, count, base });
  const value = point.share === null ? count : i18n.text(messages.exactBar, { count, share });
  return kind === "bullets" ? i18n.text(messages.exactBullet, { baseMeasure, base, measure, value }) : value;
};

/** The full text of a mark, with exact numbers. */
export const markText = (i18n: I18n, data: Data, point: Point): Text => {
  const mark = i18n.text(messages.mark, {
    name: nameText(i18n, data, point),
    value: exactText(i18n, data, point),
  });
  if (point.previous === undefined) return mark;
  return i18n.text(messages.markCompared, { mark, note: changeNote(i18n, data, point) });
};

/** The number by which points are ranked; null if it is not known. */
const rankOf = (data: Data, point: Point): number | null =>
  data.kind === "rates" ? point.share : knownOrNull(sizeOf(data, point));

/** English words are lower-case within a sentence; a code that the platform made up stays as it is. */
const withinSentence = ({ language }: I18n, name: Text, { category }: Point): Text =>
  language === "en" && category.label !== category.key && /^[A-Z][a-z]/.test(name)
    ? asWritten(name.charAt(0).toLowerCase() + name.slice(1))
    : name;

/** The value of a point in a sentence: `518, 29.87 %`. */
const endValue = (i18n: I18n, data: Data, point: Point): Text => {
  if (data.kind === "rates") return shareText(i18n, point.share);
  const size = sizeOf(data, point);
  const of = shareOf(size, data.total);
  return of === null
    ? countText(i18n, size)
    : i18n.text(messages.endValue, { count: countText(i18n, size), share: shareText(i18n, of) });
};

/**
 * Names the largest and the smallest point. A count that is not known may be either, so the text says so. Shares of few
 * people are passed over if there are two others.
 */
const endsText = (i18n: I18n, data: Data): Text => {
  const { text } = i18n;
  const points = pointsOf(data);
  const ranked = points
    .flatMap((point) => {
      const rank = rankOf(data, point);
      return rank === null ? [] : [{ point, rank }];
    })
    .toSorted((a, b) => b.rank - a.rank);
  const first = ranked[0];
  const last = ranked.at(-1);
  if (!first || !last) return text(messages.allWithheld);
  const ends = (most: Point, least: Point) => ({
    most: nameText(i18n, data, most),
    mostValue: endValue(i18n, data, most),
    least: withinSentence(i18n, nameText(i18n, data, least), least),
    leastValue: endValue(i18n, data, least),
  });
  const words = ends(first.point, last.point);
  if (
    points.some(({ count, base }) => !isKnown(count) || (data.baseMeasure !== undefined && !isKnown(base)))
  ) {
    return text(messages.someWithheld, words);
  }
  if (first.rank === last.rank)
    return ranked.length === 1 ? text(messages.only, words) : text(messages.equal);
  if (data.kind === "rates") {
    const large = ranked.filter(({ point }) => !isSmallBase(point.base));
    const highest = large[0];
    const lowest = large.at(-1);
    if (!highest || !lowest || highest.rank === lowest.rank || large.length === ranked.length)
      return text(messages.endsOfRates, words);
    return text(messages.endsOfLargeRates, {
      ...ends(highest.point, lowest.point),
      people: i18n.number(smallBase),
    });
  }
  return text(data.kind === "bullets" ? messages.endsOfBullets : messages.ends, words);
};

const totalText = (
  i18n: I18n,
  { kind, measure, baseMeasure = measure, total, totalCount = total }: Data,
): Text => {
  const { text } = i18n;
  const words = { measure, baseMeasure, total: countText(i18n, total), count: countText(i18n, totalCount) };
  if (kind === "rates") return text(messages.totalOfRates, words);
  return text(kind === "bullets" ? messages.totalOfBullets : messages.total, words);
};

/** Whether changes of shares are beside the bars. */
const hasPoints = (data: Data) =>
  data.kind !== "bullets" && pointsOf(data).some((point) => shareChange(point) !== null);

const hasTicks = (data: Data) => pointsOf(data).some(({ previous }) => isKnown(previous));

/** The most notable points, in one line. */
export const keyText = (i18n: I18n, data: Data): Text =>
  data.isContradictory === true || data.total === 0 || data.kind === "split"
    ? summaryText(i18n, data)
    : endsText(i18n, data);

/** n, then the most notable points. Two numbers need no such text. */
export const summaryText = (i18n: I18n, data: Data): Text => {
  const { text } = i18n;
  if (data.isContradictory === true) return text(messages.contradiction);
  if (data.kind === "trend") return trendSummary(i18n, data);
  if (data.total === 0) return text(messages.summaryOfNone, { measure: data.measure });
  const sentences = [
    ...(data.total === "missing" ? [] : [totalText(i18n, data)]),
    ...(data.note === undefined ? [] : [data.note]),
    ...(data.kind === "split" ? [] : [endsText(i18n, data)]),
    ...(data.kind !== "split" && hasTicks(data)
      ? [text(hasPoints(data) ? messages.tickAndPoints : messages.tick)]
      : []),
  ];
  return sentences.reduce((first, second) => text(messages.both, { first, second }));
};
