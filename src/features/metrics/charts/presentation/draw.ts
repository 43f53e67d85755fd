/** A chart's data as tidy rows with texts, for its specification to draw. */
import { Number } from "effect";
import {
  type ChartColor,
  type ChartData,
  type ChartPoint,
  type ChartValue,
  drawnOf,
  hasMoved,
  hasShareOfValueChanged,
  isKnown,
  isSmallBase,
  knownOrNull,
  pointsOf,
  shareChange,
  shareOf,
} from "#src/domain/metrics/chartData.ts";
import type { I18n, Text } from "#src/i18n/i18n.ts";
import type { BarRow } from "#src/ui/chart/bars.vl.ts";
import type { Drawing } from "#src/ui/chart/kinds.ts";
import type { ChartRow } from "#src/ui/chart/parts.ts";
import { countText, pointsText, shortShareText } from "../counts.ts";
import { messages } from "../messages.en.ts";
import { trendDrawing } from "../trend/trendDrawing.ts";
import { markText, numberText } from "./words.ts";

const colorOf = (color: ChartColor): string => `var(--chart-${color})`;

type Change = Pick<BarRow, "change" | "hasChanged">;

const noChange: Change = { change: "", hasChanged: false };

const changeOf = (i18n: I18n, value: ChartValue): Change => {
  const points = shareChange(value);
  return points === null
    ? noChange
    : {
        change: i18n.text(messages.pointsAtEnd, { points: pointsText(i18n, points) }),
        hasChanged: hasShareOfValueChanged(value),
      };
};

/** Nothing for zero after zero: without a scale, it would be in the middle. */
const unlessBothZero = (now: number | null, before: number | null) =>
  now === 0 && before === 0 ? null : before;

/** Where the same share of this whole would end: what is compared may be larger or smaller in all. */
const tickAt = ({ compared, comparedBase, base }: ChartValue) => {
  const share = shareOf(compared, comparedBase);
  return share !== null && isKnown(base) ? share * base : null;
};

/** `20 of 184`; the whole alone where nobody is in it. */
const partText = (i18n: I18n, { count, base }: ChartValue): Text => {
  const whole = countText(i18n, base);
  return base === 0 ? whole : i18n.text(messages.countOf, { count: countText(i18n, count), base: whole });
};

export const draw = (i18n: I18n, data: ChartData<Text>): Drawing => {
  // A trend has its own texts.
  if (data.kind === "trend") return trendDrawing(i18n, data);
  const points = pointsOf(data);
  const rowOf = (point: ChartPoint<Text>): ChartRow => ({
    key: `${point.category.key} ${point.series.key}`,
    words: markText(i18n, data, point),
  });
  const isMoved = hasMoved(data);
  if (data.kind === "bullets") {
    const shareOfColumn = ({ values }: (typeof data.series)[number]) => {
      const bases = values.map(({ base }) => base);
      return bases.every(isKnown) ? shareOf(Number.sumAll(bases), data.total) : null;
    };
    const columns = data.series.map((series) => {
      const { label } = series;
      const share = shareOfColumn(series);
      return share === null
        ? label
        : i18n.text(messages.leader, { name: label, value: i18n.number(share, "percent") });
    });
    return {
      kind: "bullets",
      rows: points.map((point) => {
        const column = data.series.findIndex(({ key }) => key === point.series.key);
        return {
          ...rowOf(point),
          rowLabel: point.category.label,
          rowIndex: data.categories.findIndex(({ key }) => key === point.category.key),
          columnLabel: columns[column] ?? point.series.label,
          columnName: point.series.label,
          column,
          value: partText(i18n, point),
          whole: countText(i18n, point.base),
          base: knownOrNull(point.base),
          count: knownOrNull(point.count),
          compared: isMoved ? unlessBothZero(knownOrNull(point.base), tickAt(drawnOf(data, point))) : null,
          color: colorOf(point.series.color),
        };
      }),
    };
  }
  const isRate = data.kind === "rates";
  const most = Math.max(...points.map(({ share }) => share ?? 0));
  return {
    kind: "bars",
    rows: points.map((point, index) => {
      const size = isRate ? point.share : knownOrNull(point.count);
      const before = isRate ? shareOf(point.compared, point.comparedBase) : tickAt(point);
      return {
        ...rowOf(point),
        index,
        label: point.category.label,
        size,
        compared: isMoved ? unlessBothZero(size, before) : null,
        isHollow: isRate && isSmallBase(point.base),
        number: numberText(i18n, data, point),
        share: point.share === null ? "" : shortShareText(i18n, point.share, most),
        ...(isMoved ? changeOf(i18n, point) : noChange),
        color: colorOf(point.category.color),
      };
    }),
  };
};
