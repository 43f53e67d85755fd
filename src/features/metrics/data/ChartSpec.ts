/** A chart without its numbers: its id, its titles, its size, and how its data is made from a metric. */
import type { ChartData, ChartKind } from "#src/domain/metrics/chartData.ts";
import type { Message } from "#src/i18n/messages.ts";
import type { Text } from "#src/i18n/Text.ts";
import type { Heading, Wording } from "./chartData.ts";

/** The shape of a chart with only the contract's codes: reserves its height before the numbers arrive. */
export interface ChartShape {
  readonly kind: ChartKind;
  readonly categories: number;
  readonly series: number;
}

export interface ChartSpec<Metric> {
  readonly id: string;
  readonly title: Message;
  readonly dimension: Message;
  readonly measure: Message;
  readonly shape: ChartShape;
  readonly make: (wording: Wording, heading: Heading, metric: Metric) => ChartData<Text>;
}

export const chartOf = <Metric>(
  { id, title, dimension, measure, make }: ChartSpec<Metric>,
  wording: Wording,
  metric: Metric,
): ChartData<Text> => {
  const { text } = wording.i18n;
  return make(
    wording,
    { id, title: text(title), dimension: text(dimension), measure: text(measure) },
    metric,
  );
};
