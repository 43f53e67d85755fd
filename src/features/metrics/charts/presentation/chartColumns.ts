/** The columns of a chart's numbers, for its table. */
import {
  type ChartData,
  type ChartPoint,
  hasShareOfValueChanged,
  shareChange,
} from "#src/domain/metrics/chartData.ts";
import { type I18n, type Text, asWritten } from "#src/i18n/i18n.ts";
import type { Column, Columns } from "#src/ui/Table.tsx";
import { messages } from "../../messages.en.ts";
import { changeText, countText, isChanged, pointsText, shareText } from "../counts.ts";
import { messages as words } from "../messages.en.ts";

type Point = ChartPoint<Text>;

const points = (i18n: I18n, point: Point): Text => {
  const change = shareChange(point);
  return change === null ? i18n.text(messages.none) : asWritten(pointsText(i18n, change));
};

export const chartColumns = (i18n: I18n, data: ChartData<Text>): Columns<Point> => {
  const number = (id: string, header: Text, cell: (point: Point) => Text): Column<Point> => ({
    id,
    header,
    align: "end",
    cell,
  });
  const count = (id: "count" | "base", header: Text) =>
    number(id, header, (point) => countText(i18n, point[id]));
  const change = (
    measure: Text,
    now: "count" | "base",
    before: "compared" | "comparedBase",
  ): Column<Point> => ({
    ...number(before, i18n.text(messages.changeOf, { measure }), (point) =>
      changeText(i18n, point[now], point[before]),
    ),
    // Registered users only become more, and answers with them.
    isStrong: (point) =>
      data.kind === "trend" &&
      point.series.key !== "registered" &&
      isChanged(point[now], point[before], true),
  });
  return [
    { id: "category", header: data.dimension, cell: ({ category }) => category.label },
    ...(data.series.length > 1
      ? [{ id: "series", header: i18n.text(words.series), cell: ({ series }: Point) => series.label }]
      : []),
    count("count", data.measure),
    ...(data.baseMeasure !== undefined ? [count("base", data.baseMeasure)] : []),
    number("share", i18n.text(messages.share), (point) => shareText(i18n, point.share, "percentInColumn")),
    ...(data.isCompared && data.kind !== "trend"
      ? [
          {
            ...number("points", i18n.text(messages.pointsChange), (point) => points(i18n, point)),
            isStrong: hasShareOfValueChanged,
          },
        ]
      : []),
    ...(data.isCompared ? [change(data.measure, "count", "compared")] : []),
    ...(data.isCompared && data.baseMeasure !== undefined
      ? [change(data.baseMeasure, "base", "comparedBase")]
      : []),
  ];
};
