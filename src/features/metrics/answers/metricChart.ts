/**
 * A chart of the statistics, in three steps. Its definition (`charts/definitions/`) makes data from a block's answer.
 * The data (`domain/metrics/chartData.ts`), labelled counts, is the one source of its drawing, sentences, table and
 * files. The drawing (`charts/presentation/draw.ts`), rows with texts, is drawn by the specification of its kind
 * (`ui/chart/*.vl.ts`).
 */
import { type Atom, atom } from "jotai";
import type { ChartData } from "#src/domain/metrics/chartData.ts";
import { type Text, i18nAtom } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import {
  chartDataOf,
  type ChartDefinition,
  withComparedCounts,
} from "../charts/definitions/makeChartData.ts";
import { comparisonAtom, minimumGroupSizeAtom } from "../question/choice.ts";
import type { Block } from "./blocks.ts";

export interface MetricChart extends Pick<ChartDefinition<unknown>, "id" | "title" | "shape" | "empty"> {
  readonly isWide: boolean;
  readonly block: Block<unknown>;
  /** Undefined before the first answer, null after a failed call. */
  readonly dataAtom: Atom<ChartData<Text> | null | undefined>;
}

export interface Section {
  readonly id: string;
  readonly title: Message;
  /** For a link where there is little room. */
  readonly shortTitle?: Message;
  readonly charts: ReadonlyArray<MetricChart>;
  /** Whether its charts count everybody who was registered at the end of the period, whenever that began. */
  readonly ignoresStart?: boolean;
}

const wordingAtom = atom((get) => ({ i18n: get(i18nAtom), limit: get(minimumGroupSizeAtom) }));

/** A chart that would be alone in a row of two. */
export const wide = (chart: MetricChart): MetricChart => ({ ...chart, isWide: true });

export const metricChart = <Metric>(
  block: Block<Metric>,
  definition: ChartDefinition<Metric>,
): MetricChart => {
  const { id, title, shape, empty } = definition;
  const dataAtom = atom((get) => {
    const answer = get(block.answerAtom);
    const wording = get(wordingAtom);
    if (!answer) return answer;
    const data = chartDataOf(definition, wording, answer.metric);
    if (get(comparisonAtom) === "none") return data;
    const compared = get(block.comparedAtom);
    if (compared === undefined || compared.metric === "withheld")
      return withComparedCounts(data, compared && "withheld");
    return withComparedCounts(data, chartDataOf<Metric>(definition, wording, compared.metric));
  });
  return { id, title, shape, empty, isWide: shape.kind === "bullets", block, dataAtom };
};
