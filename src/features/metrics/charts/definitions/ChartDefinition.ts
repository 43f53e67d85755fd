/** A chart without its numbers: its id, its titles, its size, and how its data is made from an answer. */
import type { ChartData } from "#src/domain/metrics/chartData.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import type { Text } from "#src/i18n/Text.ts";
import type { DrawingKind, Extent } from "#src/ui/chart/kinds.ts";
import { countText } from "../counts.ts";
import type { Heading, Unworded, Wording } from "./makeChartData.ts";

/** How large a chart of the contract's codes alone is. Its place has that height before the numbers arrive. */
export interface ChartShape extends Extent {
  readonly kind: DrawingKind;
}

export interface Totals {
  /** n: what the shares are shares of. */
  readonly total: Text;
  /** n of what is counted. */
  readonly count: Text;
}

export interface ChartDefinition<Metric> {
  readonly id: string;
  readonly title: Message;
  readonly dimension: Message;
  readonly measure: Message;
  readonly baseMeasure?: Message;
  /** The totals with what they count: `1,642 answers`. */
  readonly totals: (text: I18n["text"], totals: Totals) => Text;
  readonly shape: ChartShape;
  /** Instead of a chart whose counts are all 0, if these are not counts of registered users. */
  readonly empty?: Message;
  readonly make: (wording: Wording, heading: Heading, metric: Metric) => Unworded;
}

export const chartDataOf = <Metric>(
  { id, title, dimension, measure, baseMeasure, totals, make }: ChartDefinition<Metric>,
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
  const data = make(wording, heading, metric);
  const { total, totalCount = total } = data;
  const words = { total: countText(wording.i18n, total), count: countText(wording.i18n, totalCount) };
  return { ...data, totals: totals(text, words) };
};
