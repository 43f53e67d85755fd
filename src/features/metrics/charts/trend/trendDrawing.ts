/** A trend's data as tidy rows with texts, for `trend.vl.ts` to draw. */
import { type ChartData, type ChartValue, isKnown, knownOrNull } from "#src/domain/metrics/chartData.ts";
import type { I18n, Text } from "#src/i18n/i18n.ts";
import type { TrendRow } from "#src/ui/chart/trend.vl.ts";
import { messages } from "../messages.en.ts";
import { partDetails, partText } from "./words.ts";

/** In pixels: about the width of a character of the axes. */
const characterWidth = 6.8;

const bandOf = ({ count }: ChartValue): TrendRow["activeBand"] => {
  if (isKnown(count)) return "none";
  return count === "pending" ? "pending" : "dashed";
};

const widest = (texts: ReadonlyArray<string>) =>
  Math.ceil(Math.max(...texts.map(({ length }) => length)) * characterWidth);

export const trendDrawing = (i18n: I18n, { parts = [], hasSameWeekdays }: ChartData<Text>) => {
  const { text, number } = i18n;
  const rows = parts.map((part, index): TrendRow => ({
    key: part.key,
    words: partText(i18n, part),
    ...partDetails(i18n, part),
    index,
    tick: part.tick,
    isPartial: part.state !== "whole",
    soFar: part.state === "running" ? text(messages.soFar) : "",
    isWeekend: part.isWeekend,
    newUsers: knownOrNull(part.newUsers.count),
    active: knownOrNull(part.active.count),
    newUsersCompared: knownOrNull(part.newUsers.compared),
    activeCompared: knownOrNull(part.active.compared),
    newUsersBand: bandOf(part.newUsers),
    activeBand: bandOf(part.active),
  }));
  const most = (key: "newUsers" | "active") =>
    Math.max(1, ...rows.flatMap((row) => [row[key] ?? 0, row[`${key}Compared`] ?? 0]));
  const [newUsersMost, activeMost] = [most("newUsers"), most("active")];
  const isEmpty = rows.every(({ active, activeCompared }) => active === null && activeCompared === null);
  const hasCompared = rows.some(({ activeCompared }) => activeCompared !== null);
  const line = hasSameWeekdays === true ? messages.sameWeekdays : messages.previous;
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
