/** A trend's data as tidy rows with texts, for `trend.vl.ts` to draw. */
import { type ChartData, type ChartValue, isKnown, knownOrNull } from "#src/domain/metrics/chartData.ts";
import type { I18n, Text } from "#src/i18n/i18n.ts";
import type { TrendRow } from "#src/ui/chart/trend.vl.ts";
import { messages } from "../messages.en.ts";
import { pointDetails, pointText, trendPoints } from "./words.ts";

/** In pixels: about the width of a character of the axes. */
const characterWidth = 6.8;

const bandOf = ({ count }: ChartValue): TrendRow["activeBand"] => {
  if (isKnown(count)) return "none";
  return count === "pending" ? "pending" : "dashed";
};

const widest = (texts: ReadonlyArray<string>) =>
  Math.ceil(Math.max(...texts.map(({ length }) => length)) * characterWidth);

export const trendDrawing = (i18n: I18n, data: ChartData<Text>) => {
  const { text, number } = i18n;
  const rows = trendPoints(data).map((point, index): TrendRow => ({
    key: point.key,
    words: pointText(i18n, point),
    ...pointDetails(i18n, point),
    index,
    tick: point.tick ?? point.label,
    isPartial: point.part !== undefined,
    soFar: point.part === "running" ? text(messages.soFar) : "",
    isWeekend: point.isWeekend === true,
    newUsers: knownOrNull(point.newUsers.count),
    active: knownOrNull(point.active.count),
    newUsersCompared: knownOrNull(point.newUsers.compared),
    activeCompared: knownOrNull(point.active.compared),
    newUsersBand: bandOf(point.newUsers),
    activeBand: bandOf(point.active),
  }));
  const most = (key: "newUsers" | "active") =>
    Math.max(1, ...rows.flatMap((row) => [row[key] ?? 0, row[`${key}Compared`] ?? 0]));
  const [newUsersMost, activeMost] = [most("newUsers"), most("active")];
  const isEmpty = rows.every(({ active, activeCompared }) => active === null && activeCompared === null);
  const hasCompared = rows.some(({ activeCompared }) => activeCompared !== null);
  const line = data.hasSameWeekdays === true ? messages.sameWeekdays : messages.previous;
  const comparedName = hasCompared ? text(line) : "";
  return {
    kind: "trend" as const,
    rows,
    params: {
      // The highest label may be twice the highest count; without counts there is no axis.
      axisWidth: isEmpty ? 0 : widest([number(2 * Math.max(newUsersMost, activeMost))]) + 12,
      tickWidth: widest(rows.map(({ tick }) => tick)) + 16,
      groupMark: number(1000).replaceAll(/\d/g, ""),
      newUsersName: text(messages.newUsers),
      activeName: text(messages.activeUsers),
      comparedName,
      newUsersMost,
      activeMost,
    },
  };
};
