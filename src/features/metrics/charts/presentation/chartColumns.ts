/** The columns of a chart's numbers, for its table on the page and for the clipboard. */
import { type ChartData, type ChartPoint, shareChange, shareOf } from "#src/domain/metrics/chartData.ts";
import { type I18n, type Text, asWritten } from "#src/i18n/i18n.ts";
import { changeText, countText, pointsText, shareText } from "../counts.ts";
import { messages } from "../../messages.en.ts";
import { messages as words } from "../messages.en.ts";

type Point = ChartPoint<Text>;

export interface ChartColumn {
  readonly id: string;
  readonly header: Text;
  readonly align?: "end";
  readonly cell: (point: Point) => Text;
}

const share = (i18n: I18n, value: number | null) => shareText(i18n, value, "percentInColumn");

const points = (i18n: I18n, point: Point): Text => {
  const change = shareChange(point);
  return change === null ? i18n.text(messages.none) : asWritten(pointsText(i18n, change));
};

export const chartColumns = (
  i18n: I18n,
  data: ChartData<Text>,
): readonly [ChartColumn, ...ReadonlyArray<ChartColumn>] => {
  const { comparedWith, otherApp = i18n.text(messages.none) } = data;
  const number = (id: string, header: Text, cell: ChartColumn["cell"]): ChartColumn => ({
    id,
    header,
    align: "end",
    cell,
  });
  const count = (id: "count" | "base", header: Text) =>
    number(id, header, (point) => countText(i18n, point[id]));
  const change = (measure: Text, now: "count" | "base", before: "previous" | "previousBase") =>
    number(before, i18n.text(messages.changeOf, { measure }), (point) =>
      changeText(i18n, point[now], point[before]),
    );
  const ofOther = (id: string, what: Text, cell: ChartColumn["cell"]) =>
    number(id, i18n.text(messages.ofOtherApp, { app: otherApp, what }), cell);
  const isTrend = data.kind === "trend";
  return [
    { id: "category", header: data.dimension, cell: ({ category }) => category.label },
    ...(data.series.length > 1
      ? [{ id: "series", header: i18n.text(words.series), cell: ({ series }: Point) => series.label }]
      : []),
    count("count", data.measure),
    ...(data.baseMeasure !== undefined ? [count("base", data.baseMeasure)] : []),
    number("share", i18n.text(messages.share), (point) => share(i18n, point.share)),
    ...(comparedWith === "app"
      ? [
          ofOther("otherCount", data.measure, ({ previous = "missing" }) => countText(i18n, previous)),
          ofOther("otherShare", i18n.text(messages.share), ({ previous, previousBase }) =>
            share(i18n, shareOf(previous, previousBase)),
          ),
        ]
      : []),
    ...(comparedWith !== undefined && !isTrend
      ? [
          number(
            "points",
            i18n.text(comparedWith === "app" ? messages.pointsApart : messages.pointsChange),
            (point) => points(i18n, point),
          ),
        ]
      : []),
    ...(comparedWith === "period" ? [change(data.measure, "count", "previous")] : []),
    ...(comparedWith === "period" && data.baseMeasure !== undefined
      ? [change(data.baseMeasure, "base", "previousBase")]
      : []),
  ];
};
