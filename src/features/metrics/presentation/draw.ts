/** A chart's data as tidy rows with texts, for its specification to draw. */
import {
  type ChartColor,
  type ChartData,
  type ChartValue,
  isKnown,
  isSmallBase,
  knownOrNull,
  pointsOf,
  shareChange,
  shareOf,
} from "#src/domain/metrics/chartData.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import type { Drawing } from "#src/ui/chart/kinds.ts";
import type { ChartRow, LabelledRow } from "#src/ui/chart/parts.ts";
import { trendDrawing } from "../trend/trendDrawing.ts";
import { pointsText } from "../counts.ts";
import { messages } from "./messages.en.ts";
import { markText, valueText } from "./words.ts";

const colorOf = (color: ChartColor): string => `var(--chart-${color})`;

const trackOf = ({ count, base, share }: ChartValue) => {
  if (share !== null) return "plain";
  return isKnown(count) && isKnown(base) ? "none" : "dashed";
};

/** A change of less than one point is drawn muted. */
const changeOf = (i18n: I18n, value: ChartValue) => {
  const points = shareChange(value);
  return points === null
    ? { change: "", changeColor: "none" }
    : {
        change: i18n.text(messages.pointsAtEnd, { points: pointsText(i18n, points) }),
        changeColor: Math.abs(points) < 1 ? "var(--color-text-muted)" : "var(--color-text)",
      };
};

interface DrawnPoint extends ChartValue, Pick<LabelledRow, "index" | "label" | "value"> {
  readonly row: ChartRow;
}

const labelledRow = (i18n: I18n, { row, index, label, value, ...point }: DrawnPoint): LabelledRow => ({
  ...row,
  index,
  label,
  value,
  ...changeOf(i18n, point),
});

export const draw = (i18n: I18n, data: ChartData<Text>): Drawing => {
  // A trend has its own texts.
  if (data.kind === "trend") return trendDrawing(i18n, data);
  const points = pointsOf(data).map((point, index) => ({
    ...point,
    index,
    row: {
      key: `${point.category.key} ${point.series.key}`,
      words: markText(i18n, data, point),
    } satisfies ChartRow,
    label: point.category.label,
    value: valueText(i18n, data, point),
  }));
  switch (data.kind) {
    case "bars":
      return {
        kind: "bars",
        rows: points.map((point) => ({
          ...labelledRow(i18n, point),
          count: knownOrNull(point.count),
          previous: knownOrNull(point.previous),
          color: colorOf(point.category.color),
        })),
      };
    case "rates":
      return {
        kind: "rates",
        rows: points.map((point) => ({
          ...labelledRow(i18n, point),
          share: point.share,
          isHollow: isSmallBase(point.base),
          track: trackOf(point),
          previous: shareOf(point.previous, point.previousBase),
          color: colorOf(point.category.color),
        })),
        params: { percents: [0, 0.5, 1].map((share) => i18n.number(share, "percent")) },
      };
    case "split": {
      const isDivided = points.every(({ count }) => isKnown(count)) && data.total !== 0;
      return {
        kind: "split",
        rows: points.map(({ row, index, label, value, count, category }) => ({
          ...row,
          label,
          value,
          count: isDivided ? knownOrNull(count) : null,
          color: colorOf(category.color),
          index,
        })),
      };
    }
    case "bullets":
      return {
        kind: "bullets",
        rows: points.map(({ row, label, value, category, series, count, base, previousBase }) => ({
          ...row,
          row: category.key,
          rowLabel: label,
          rowIndex: data.categories.findIndex(({ key }) => key === category.key),
          columnLabel: series.label,
          column: data.series.findIndex(({ key }) => key === series.key),
          value,
          base: knownOrNull(base),
          count: knownOrNull(count),
          previous: knownOrNull(previousBase),
          color: colorOf(series.color),
        })),
      };
  }
};
