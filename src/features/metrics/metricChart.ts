/** A chart as an atom: its data, whether it loads, and where its numbers come from. */
import { atom, type WritableAtom } from "jotai";
import type { ChartData } from "#src/domain/metrics/chartData.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import type { Text } from "#src/i18n/Text.ts";
import { appListAtom, previousPeriodAtom, zoneNameAtom } from "./choice/choice.ts";
import { compared } from "./data/chartData.ts";
import { chartOf, type ChartSpec } from "./data/ChartSpec.ts";
import { provenanceOf } from "./export/provenance.ts";
import type { Answer, Pair } from "./metrics.ts";
import type { Provenance } from "./Provenance.ts";
import { smallestGroupAtom } from "./smallestGroup.ts";

export interface ChartState {
  /** Undefined before the first answer, null once the call has failed. */
  readonly data: ChartData<Text> | null | undefined;
  readonly isLoading: boolean;
  readonly provenance: Provenance | undefined;
}

export interface MetricChart {
  readonly id: string;
  readonly title: Message;
  /** Setting it asks for the chart's block again. */
  readonly stateAtom: WritableAtom<ChartState, [], void>;
}

export interface Section {
  readonly id: string;
  readonly title: Message;
  readonly charts: ReadonlyArray<MetricChart>;
}

const wordingAtom = atom((get) => ({ i18n: get(i18nAtom), limit: get(smallestGroupAtom) }));

export const provenanceAtom = atom((get) => {
  const [i18n, apps, zone] = [get(i18nAtom), get(appListAtom).data, get(zoneNameAtom)];
  return ({ appId, period, at }: Answer<unknown>): Provenance => {
    const app = apps?.find(({ id }) => id === appId)?.name ?? appId;
    return provenanceOf(i18n, { app, period, zone, at });
  };
});

export const metricChart = <Metric>(
  { blockAtom, previousAtom }: Pair<Metric>,
  spec: ChartSpec<Metric>,
): MetricChart => {
  const answerAtom = atom((get) => get(blockAtom).data);
  const dataAtom = atom((get) => {
    const answer = get(answerAtom);
    return answer && chartOf(spec, get(wordingAtom), answer.metric);
  });
  const comparedAtom = atom((get) => {
    const data = get(dataAtom);
    if (get(previousPeriodAtom) === null || !data) return data;
    const previous = get(previousAtom);
    return compared(data, previous && chartOf(spec, get(wordingAtom), previous.metric));
  });
  const ownProvenanceAtom = atom((get) => {
    const answer = get(answerAtom);
    return answer ? get(provenanceAtom)(answer) : undefined;
  });
  return {
    id: spec.id,
    title: spec.title,
    stateAtom: atom(
      (get) => ({
        data: get(comparedAtom),
        isLoading: get(blockAtom).isLoading,
        provenance: get(ownProvenanceAtom),
      }),
      (_get, set) => set(blockAtom),
    ),
  };
};
