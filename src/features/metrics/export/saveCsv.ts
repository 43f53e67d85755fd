/** Saves charts as one CSV file, leaving out those without numbers. */
import { atom } from "jotai";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { withService } from "#src/runtime/runtimeAtom.ts";
import { Downloads } from "#src/services/Downloads.ts";
import type { MetricChart } from "../answers/metricChart.ts";
import { chartCsv } from "./chartCsv.ts";
import { provenanceOfAtom } from "./provenance.ts";

export const saveCsvAtom = atom(null, (get, _set, name: string, charts: ReadonlyArray<MetricChart>) => {
  const provenanceOf = get(provenanceOfAtom);
  const exported = charts.flatMap(({ block, dataAtom }) => {
    const answer = get(block.answerAtom);
    const data = get(dataAtom);
    return answer && data ? [{ data, provenance: provenanceOf(answer, get(block.comparedAtom)) }] : [];
  });
  const [first] = exported;
  if (first === undefined) return;
  const content = new Blob([chartCsv(get(i18nAtom), exported)], { type: "text/csv;charset=utf-8" });
  return withService(get, Downloads, ({ save }) =>
    save({ name: `${first.provenance.fileStem}_${name}.csv`, content }),
  );
});
