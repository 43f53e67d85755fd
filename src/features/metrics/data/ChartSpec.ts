/** What a chart is without its numbers: its id, its titles, its size, and how its data is made from a metric. */
import type { ChartData, ChartKind } from "#src/domain/metrics/chartData.ts";
import type { Message } from "#src/i18n/messages.ts";
import type { Text } from "#src/i18n/Text.ts";
import type { Heading, Wording } from "./chartData.ts";

/** What a chart draws if the platform knows the contract's codes alone: its place has its height before the numbers come. */
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
