/** Saves charts as a CSV file: one, or all that a page has numbers for. */
import { Effect } from "effect";
import { type Atom, atom } from "jotai";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { runEffect } from "#src/runtime/runEffect.ts";
import { Downloads } from "#src/services/Downloads.ts";
import type { ChartState } from "../metricChart.ts";
import { chartCsv } from "./chartCsv.ts";

interface Source {
  readonly stateAtom: Atom<ChartState>;
}

export const saveCsvAtom = atom(null, (get, _set, name: string, sources: ReadonlyArray<Source>) => {
  const charts = sources.flatMap(({ stateAtom }) => {
    const { data, provenance } = get(stateAtom);
    return data && provenance ? [{ data, provenance }] : [];
  });
  const [first] = charts;
  if (first === undefined) return;
  const content = new Blob([chartCsv(get(i18nAtom), charts)], { type: "text/csv;charset=utf-8" });
  return runEffect(
    get,
    Effect.flatMap(Downloads, ({ save }) =>
      save({ name: `${first.provenance.fileStem}_${name}.csv`, content }),
    ),
  );
});
