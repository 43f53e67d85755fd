/** Lays out a chart's data as lines, bars and marks, from top to bottom. */
import {
  type ChartColor,
  type ChartData,
  type ChartPoint,
  type ChartValue,
  isKnown,
  pointsOf,
} from "#src/domain/metrics/chartData.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import type { ChartMark } from "#src/ui/Chart.tsx";
import type { DrawnRow } from "#src/ui/chart/DrawnRow.ts";
import { changeNote, markText, valueText } from "./words.ts";

export interface Drawing {
  readonly rows: ReadonlyArray<DrawnRow>;
  readonly marks: ReadonlyArray<ChartMark>;
  /** In pixels. */
  readonly height: number;
}

/** In pixels. */
const sizes = {
  words: 18,
  aboveBar: 4,
  bar: 10,
  wholeBar: 14,
  aboveNote: 6,
  note: 16,
  line: 14,
  group: 10,
  /** How far a mark extends beyond its line. */
  around: 6,
} as const;
/** For paper: thin bars, and the period before on the line of the label. */
const dense = { ...sizes, aboveBar: 2, bar: 6, line: 6 } as const;

const colorOf = (color: ChartColor): string => `var(--chart-${color})`;

const empty: DrawnRow = {
  y: 0,
  label: "",
  value: "",
  look: "label",
  track: "none",
  barTop: 0,
  barBottom: 0,
  from: 0,
  to: 0,
  hasDot: false,
  color: "none",
};

const trackOf = ({ kind }: ChartData, { count, base }: ChartValue): DrawnRow["track"] => {
  if (!isKnown(count) || (kind === "rates" && !isKnown(base))) return "withheld";
  return kind === "rates" && base === 0 ? "none" : "plain";
};

const maxCountOf = (data: ChartData): number =>
  Math.max(0, ...pointsOf(data).map(({ count }) => (isKnown(count) ? count : 0)));

/** The length of a bar, 0 to 1: the share for `rates`, else in proportion to the largest count. */
const lengthOf = ({ kind }: ChartData, { count, share }: ChartValue, maxCount: number): number => {
  if (kind === "rates") return share ?? 0;
  return isKnown(count) && maxCount > 0 ? count / maxCount : 0;
};

/** A single bar in parts; it is not divided if a part is withheld. */
const wholeBar = (points: ReadonlyArray<ChartPoint<Text>>): ReadonlyArray<DrawnRow> => {
  const bar = { ...empty, barBottom: sizes.wholeBar };
  const counts = points.flatMap(({ count }) => (isKnown(count) ? [count] : []));
  const sum = counts.reduce((total, count) => total + count, 0);
  if (counts.length < points.length) return [{ ...bar, track: "withheld" }];
  if (sum === 0) return [{ ...bar, track: "plain" }];
  let before = 0;
  return points.map(({ category }, index) => {
    const from = before;
    before += counts[index] ?? 0;
    return { ...bar, from: from / sum, to: before / sum, color: colorOf(category.color) };
  });
};

/** `isDense` puts the lines closer together. */
export const draw = (i18n: I18n, data: ChartData<Text>, isDense = false): Drawing => {
  const size = isDense ? dense : sizes;
  const points = pointsOf(data);
  const maxCount = maxCountOf(data);
  const isGrouped = data.series.length > 1;
  const isSplit = data.kind === "split";
  const rows: Array<DrawnRow> = isSplit ? [...wholeBar(points)] : [];
  const marks: Array<ChartMark> = [];
  let y = isSplit ? size.wholeBar + size.line : 0;
  for (const point of points) {
    const { category, series } = point;
    if (isGrouped && series === data.series[0]) {
      if (y > 0) y += size.group;
      rows.push({ ...empty, y, look: "heading", label: category.label });
      y += size.words + size.group;
    }
    const key = isGrouped ? series : category;
    const note = changeNote(i18n, data, point);
    const words = {
      ...empty,
      y,
      label: isDense && note !== undefined ? `${key.label} · ${note}` : key.label,
      value: valueText(i18n, data, point),
      color: colorOf(key.color),
    };
    const barTop = y + size.words + size.aboveBar;
    const bar = {
      track: trackOf(data, point),
      barTop,
      barBottom: barTop + size.bar,
      to: lengthOf(data, point, maxCount),
    };
    rows.push(isSplit ? { ...words, hasDot: true } : { ...words, ...bar });
    let bottom = isSplit ? y + size.words : bar.barBottom;
    if (note !== undefined && !isDense) {
      bottom += isSplit ? 0 : size.aboveNote;
      rows.push({ ...empty, y: bottom, look: "note", label: note });
      bottom += size.note;
    }
    const top = y - size.around;
    marks.push({
      id: `${category.key} ${series.key}`,
      label: markText(i18n, data, point),
      top,
      height: bottom + size.around - top,
    });
    y = bottom + size.line;
  }
  return { rows, marks, height: Math.max(0, y - size.line + size.around) };
};
