/** What a chart is without its numbers: its id, its titles, and how its data is made from a metric. */
import type { ChartData } from "#src/domain/metrics/chartData.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import type { Text } from "#src/i18n/Text.ts";
import type { Heading, Wording } from "./chartData.ts";

export interface ChartSpec<Metric> {
  readonly id: string;
  readonly title: Message;
  readonly dimension: Message;
  readonly measure: Message;
  readonly make: (wording: Wording, heading: Heading, metric: Metric) => ChartData<Text>;
}

export const chartOf = <Metric>(
  { id, title, dimension, measure, make }: ChartSpec<Metric>,
  wording: Wording,
  metric: Metric,
): ChartData<Text> => {
  const { text }: I18n = wording.i18n;
  return make(
    wording,
    { id, title: text(title), dimension: text(dimension), measure: text(measure) },
    metric,
  );
};
