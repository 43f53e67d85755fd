/** A chart's numbers as a table. */
import {
  type ChartData,
  type ChartPoint,
  pointsOf,
  shareChange,
  shareOf,
} from "#src/domain/metrics/chartData.ts";
import { type I18n, useI18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { Table } from "#src/ui/Table.tsx";
import { messages as words } from "./presentation/messages.en.ts";
import { changeText, countText, pointsText, shareText } from "./counts.ts";
import { messages } from "./messages.en.ts";

const share = (i18n: I18n, value: number | null) => shareText(i18n, value, "percentInColumn");

const points = (i18n: I18n, point: ChartPoint<Text>) => {
  const change = shareChange(point);
  return change === null ? i18n.text(messages.none) : pointsText(i18n, change);
};

export function ChartTable({ data }: { data: ChartData<Text> }) {
  const i18n = useI18n();
  const { comparedWith } = data;
  const change = (header: Text, now: "count" | "base", before: "previous" | "previousBase") => ({
    id: before,
    header,
    align: "end" as const,
    cell: (point: ChartPoint<Text>) => changeText(i18n, point[now], point[before]),
  });
  return (
    <Table<ChartPoint<Text>>
      label={data.title}
      columns={[
        { id: "category", header: data.dimension, cell: ({ category }) => category.label },
        ...(data.series.length > 1
          ? [
              {
                id: "series",
                header: i18n.text(words.series),
                cell: ({ series }: ChartPoint<Text>) => series.label,
              },
            ]
          : []),
        { id: "count", header: data.measure, align: "end", cell: ({ count }) => countText(i18n, count) },
        ...(data.baseMeasure !== undefined
          ? [
              {
                id: "base",
                header: data.baseMeasure,
                align: "end" as const,
                cell: ({ base }: ChartPoint<Text>) => countText(i18n, base),
              },
            ]
          : []),
        {
          id: "share",
          header: i18n.text(messages.share),
          align: "end",
          cell: (point) => share(i18n, point.share),
        },
        ...(comparedWith === "app"
          ? [
              {
                id: "otherShare",
                header: i18n.text(messages.otherShare),
                align: "end" as const,
                cell: ({ previous, previousBase }: ChartPoint<Text>) =>
                  share(i18n, shareOf(previous, previousBase)),
              },
            ]
          : []),
        ...(comparedWith !== undefined && data.kind !== "trend"
          ? [
              {
                id: "points",
                header: i18n.text(messages.pointsChange),
                align: "end" as const,
                cell: (point: ChartPoint<Text>) => points(i18n, point),
              },
            ]
          : []),
        ...(comparedWith === "period" ? [change(i18n.text(messages.change), "count", "previous")] : []),
        ...(comparedWith === "period" && data.baseMeasure !== undefined
          ? [change(i18n.text(messages.baseChange), "base", "previousBase")]
          : []),
      ]}
      rows={pointsOf(data)}
      rowId={({ category, series }) => `${category.key} ${series.key}`}
    />
  );
}
