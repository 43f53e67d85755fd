/** A chart of the statistics: which block it shows, and the block's answer as rows for drawing, table and files. */
import { type Atom, atom } from "jotai";
import type { ChartData } from "#src/domain/metrics/chartData.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import type { Text } from "#src/i18n/Text.ts";
import { type Block, minimumGroupSizeAtom } from "./blocks.ts";
import { previousPeriodAtom } from "./choice/choice.ts";
import { withPreviousCounts } from "./data/chartData.ts";
import { chartOf, type ChartSpec } from "./data/ChartSpec.ts";

export interface MetricChart {
  readonly id: string;
  readonly title: Message;
  readonly block: Block<unknown>;
  /** Undefined before the first answer, null after a failed call. */
  readonly dataAtom: Atom<ChartData<Text> | null | undefined>;
}

export interface Section {
  readonly id: string;
  readonly title: Message;
  readonly charts: ReadonlyArray<MetricChart>;
}

const wordingAtom = atom((get) => ({ i18n: get(i18nAtom), limit: get(minimumGroupSizeAtom) }));

export const metricChart = <Metric>(block: Block<Metric>, spec: ChartSpec<Metric>): MetricChart => ({
  id: spec.id,
  title: spec.title,
  block,
  dataAtom: atom((get) => {
    const [answer, wording] = [get(block.answerAtom), get(wordingAtom)];
    if (!answer) return answer;
    const data = chartOf(spec, wording, answer.metric);
    if (get(previousPeriodAtom) === null) return data;
    const previous = get(block.previousAtom);
    return withPreviousCounts(data, previous && chartOf(spec, wording, previous.metric));
  }),
});
