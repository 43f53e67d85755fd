/** A chart without its numbers: its id, its titles, its size, and how its data is made from an answer. */
import type { ChartData, ChartKind } from "#src/domain/metrics/chartData.ts";
import type { Message } from "#src/i18n/messages.ts";
import type { Text } from "#src/i18n/Text.ts";
import type { Extent } from "#src/ui/chart/kinds.ts";
import type { Heading, Wording } from "./makeChartData.ts";

/** How large a chart of the contract's codes alone is. Its place has that height before the numbers arrive. */
export interface ChartShape extends Extent {
  readonly kind: ChartKind;
}

export interface ChartDefinition<Metric> {
  readonly id: string;
  readonly title: Message;
  readonly dimension: Message;
  readonly measure: Message;
  readonly baseMeasure?: Message;
  readonly shape: ChartShape;
  readonly make: (wording: Wording, heading: Heading, metric: Metric) => ChartData<Text>;
}

export const chartDataOf = <Metric>(
  { id, title, dimension, measure, baseMeasure, make }: ChartDefinition<Metric>,
  wording: Wording,
  metric: Metric,
): ChartData<Text> => {
  const { text } = wording.i18n;
  const heading = {
    id,
    title: text(title),
    dimension: text(dimension),
    measure: text(measure),
    ...(baseMeasure && { baseMeasure: text(baseMeasure) }),
  };
  return make(wording, heading, metric);
};
