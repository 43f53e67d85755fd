/** A chart as text: each of its marks, and one line about the whole. */
import {
  type ChartData,
  type ChartPoint,
  drawnOf,
  hasMoved,
  isKnown,
  isSmallBase,
  knownOrNull,
  moveOf,
  pointsOf,
  shareChange,
  shareOf,
} from "#src/domain/metrics/chartData.ts";
import type { I18n, Text } from "#src/i18n/i18n.ts";
import { messages as metrics } from "../../messages.en.ts";
import { changeText, countText, pointsText, shareText, shortShareText } from "../counts.ts";
import { messages } from "../messages.en.ts";
import { trendSummary } from "../trend/words.ts";

type Data = ChartData<Text>;
type Point = ChartPoint<Text>;

/** The number beside a bar: a count, or `62 of 310` where each bar is a share of its own base. */
export const numberText = (i18n: I18n, { kind }: Data, { count, base }: Point): Text =>
  kind === "rates"
    ? i18n.text(messages.countOf, { count: countText(i18n, count), base: countText(i18n, base) })
    : countText(i18n, count);

const nameText = ({ text }: I18n, { series: all }: Data, { category, series }: Point): Text =>
  all.length > 1
    ? text(messages.markName, { category: category.label, series: series.label })
    : category.label;

const before = (
  i18n: I18n,
  measure: Text | undefined,
  count: Point["count"],
  compared: Point["compared"],
): Text => {
  if (compared === undefined || compared === "pending") return i18n.text(messages.beforeUnknown);
  const words = { count: countText(i18n, compared), change: changeText(i18n, count, compared) };
  return measure === undefined
    ? i18n.text(messages.before, words)
    : i18n.text(messages.beforeOf, { ...words, measure });
};

/** What is compared, as text: `Compared: 24.61 % · +0.4 points`, or `Compared: 1,178 · +56 (+4.8 %)` without shares. */
const changeNote = (i18n: I18n, { kind, measure, baseMeasure }: Data, point: Point): Text => {
  const { count, base, compared, comparedBase } = point;
  const points = shareChange(point);
  if (points !== null && kind !== "bullets") {
    const share = shareText(i18n, shareOf(compared, comparedBase));
    return i18n.text(messages.beforeShare, { share, points: pointsText(i18n, points) });
  }
  if (baseMeasure === undefined || compared === "pending") return before(i18n, undefined, count, compared);
  return i18n.text(messages.bothNotes, {
    first: before(i18n, baseMeasure, base, comparedBase),
    second: before(i18n, measure, count, compared),
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

export const markText = (i18n: I18n, data: Data, point: Point): Text => {
  const mark = i18n.text(messages.mark, {
    name: nameText(i18n, data, point),
    value: exactText(i18n, data, point),
  });
  if (point.compared === undefined) return mark;
  return i18n.text(messages.markCompared, { mark, note: changeNote(i18n, data, point) });
};

/** The number by which a point is ranked; null if it is not known. */
const rankOf = (data: Data, point: Point): number | null =>
  data.kind === "rates" ? point.share : knownOrNull(drawnOf(data, point).count);

/** The share of a point in a sentence; its number where there is no share. */
const rankText = (i18n: I18n, data: Data, point: Point): Text => {
  const { count, base, share } = point;
  if (data.kind === "bullets") return countText(i18n, base);
  return share === null ? countText(i18n, count) : shortShareText(i18n, share);
};

const leads = { bars: messages.leads, rates: messages.leadsInShare, bullets: messages.leadsInSize } as const;

interface Leader {
  /** Among the points. */
  readonly index: number;
  readonly point: Point;
  /** Whether a count that is withheld might be greater. */
  readonly isUncertain: boolean;
}

/**
 * The point with the greatest number, or the greatest share in `rates`, where shares of few people are passed over if
 * there are others. Undefined if no number is known or all are equal.
 */
const leaderOf = (data: Data): Leader | undefined => {
  const points = pointsOf(data);
  const ranked = points.flatMap((point, index) => {
    const rank = rankOf(data, point);
    return rank === null
      ? []
      : [{ point, index, rank, isSmall: data.kind === "rates" && isSmallBase(point.base) }];
  });
  const large = ranked.filter(({ isSmall }) => !isSmall);
  const candidates = large.length > 0 ? large : ranked;
  const [first, ...others] = candidates.toSorted((a, b) => b.rank - a.rank);
  if (first === undefined) return undefined;
  if (others.length > 0 && others.every(({ rank }) => rank === first.rank)) return undefined;
  return {
    index: first.index,
    point: first.point,
    isUncertain: points.some(
      ({ count, base }) => !isKnown(count) || (data.baseMeasure !== undefined && !isKnown(base)),
    ),
  };
};

/** The point that has moved most, the greatest of equals; the greatest where none has moved. */
export const markedOf = (data: Data): Leader | undefined => {
  if (!hasMoved(data)) return leaderOf(data);
  const sizeOf = (point: Point) => [Math.abs(moveOf(data, point) ?? 0), rankOf(data, point) ?? 0] as const;
  const [most] = pointsOf(data)
    .map((point, index) => ({ point, index, size: sizeOf(point) }))
    .toSorted(({ size: a }, { size: b }) => b[0] - a[0] || b[1] - a[1]);
  return most && { ...most, isUncertain: false };
};

/** `Bachelor 31 %`, with a comparison `Bachelor 31 % (before 26 %)`; the totals where nothing is marked. */
export const markedText = (i18n: I18n, data: Data): Text => {
  const { text } = i18n;
  const leader = markedOf(data);
  if (leader === undefined || data.hasConflict === true) return summaryText(i18n, data);
  const { isUncertain, point } = leader;
  const [name, value] = [nameText(i18n, data, point), rankText(i18n, data, point)];
  if (isUncertain) return text(messages.leadsOfShown, { name, value });
  const { share, compared, comparedBase } = drawnOf(data, point);
  const before = shareOf(compared, comparedBase);
  const words = text(messages.leader, { name, value: share === null ? value : shortShareText(i18n, share) });
  return before === null
    ? words
    : text(messages.leaderBefore, { words, share: shortShareText(i18n, before) });
};

/** The totals, and what leads: `1,642 answers`, `Most common: Bachelor (31 %)`. */
export const summaryOf = (i18n: I18n, data: Data): { readonly first: Text; readonly second?: Text } => {
  const { text } = i18n;
  const { kind } = data;
  if (data.hasConflict === true) return { first: text(messages.conflict) };
  if (kind === "trend") return { first: trendSummary(i18n, data) };
  const leader = leaderOf(data);
  const lead =
    leader &&
    text(leader.isUncertain ? messages.leadsOfShown : leads[kind], {
      name: nameText(i18n, data, leader.point),
      value: rankText(i18n, data, leader.point),
    });
  // A withheld total has no number to show.
  if (!isKnown(data.total)) return { first: lead ?? text(messages.withheld) };
  return { first: data.totals, ...(lead && { second: lead }) };
};

/** `1,642 answers · Most common: Bachelor (31 %)`. */
export const summaryText = (i18n: I18n, data: Data): Text => {
  const { first, second } = summaryOf(i18n, data);
  return second === undefined ? first : i18n.text(metrics.both, { first, second });
};
