/** A trend's data as tidy rows with texts, for `trend.vl.ts` to draw. */
import { type ChartData, type ChartValue, isKnown, knownOrNull } from "#src/domain/metrics/chartData.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import type { TrendRow } from "#src/ui/chart/trend.vl.ts";
import { countText } from "../counts.ts";
import { messages } from "./messages.en.ts";
import { pointDetails, pointText, trendPoints } from "./words.ts";

/** In pixels: about the width of a character of the axes. */
const characterWidth = 6.8;

const bandOf = ({ count }: ChartValue): TrendRow["band"] => {
  if (isKnown(count)) return "none";
  return count === "pending" ? "pending" : "dashed";
};

const widest = (texts: ReadonlyArray<string>) =>
  Math.ceil(Math.max(...texts.map(({ length }) => length)) * characterWidth);

export const trendDrawing = (i18n: I18n, data: ChartData<Text>) => {
  const { text, number } = i18n;
  const points = trendPoints(data);
  const isDrawn = (point: (typeof points)[number]) => isKnown(point.registered.count);
  const ends = [points.findIndex(isDrawn), points.findLastIndex(isDrawn)];
  const rows = points.map((point, index): TrendRow => ({
    key: point.key,
    words: pointText(i18n, point),
    ...pointDetails(i18n, point),
    index,
    end: ends.includes(index) ? countText(i18n, point.registered.count) : "",
    tick: point.tick,
    isPartial: point.isPartial,
    registered: knownOrNull(point.registered.count),
    active: knownOrNull(point.active.count),
    registeredBefore: knownOrNull(point.registered.previous),
    activeBefore: knownOrNull(point.active.previous),
    band: bandOf(point.registered),
  }));
  const counts = rows.flatMap(({ active, activeBefore }) =>
    [active, activeBefore].filter((count) => count !== null),
  );
  const hasBefore = rows.some(({ registeredBefore }) => registeredBefore !== null);
  return {
    kind: "trend" as const,
    rows,
    params: {
      // The highest label may be twice the highest count; without counts there is no axis.
      axisWidth: counts.length === 0 ? 0 : widest([number(2 * Math.max(...counts))]) + 12,
      tickWidth: widest(rows.map(({ tick }) => tick)) + 16,
      groupMark: number(1000).replaceAll(/\d/g, ""),
      activeName: text(messages.active),
      registeredName: text(messages.registeredShort),
      beforeName: hasBefore ? text(messages.previous) : "",
    },
  };
};
