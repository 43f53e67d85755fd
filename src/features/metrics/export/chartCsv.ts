/** Charts as one CSV file: a row for each count, with its provenance. */
import { atom } from "jotai";
import type { CsvCell } from "#src/domain/csv.ts";
import { type ChartCount, type ChartData, pointsOf } from "#src/domain/metrics/chartData.ts";
import { type I18n, type Text, i18nAtom } from "#src/i18n/i18n.ts";
import { saveCsvAtom } from "#src/interaction/csvDialect.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import type { MetricChart } from "../answers/metricChart.ts";
import { countCell } from "../charts/counts.ts";
import { messages as metrics } from "../messages.en.ts";
import { type Provenance, provenanceOf } from "./provenance.ts";

export interface ExportedChart {
  readonly data: ChartData<Text>;
  readonly provenance: Provenance;
}

const rounded = (share: number) => Number(share.toFixed(6));

export const chartRows = (
  i18n: I18n,
  charts: ReadonlyArray<ExportedChart>,
): ReadonlyArray<ReadonlyArray<CsvCell>> => {
  const { text } = i18n;
  const comparedCell = (count: ChartCount = "pending"): CsvCell =>
    count === "pending" ? null : countCell(i18n, count);
  const names = charts[0]?.provenance.columns.map(([name]) => name) ?? [];
  const hasCompared = charts.some(({ data }) => data.isCompared);
  const head = [
    ...names,
    ...[metrics.chart, metrics.measure, metrics.category, metrics.series].map((name) => text(name)),
    ...[metrics.count, metrics.base, metrics.share].map((name) => text(name)),
    ...(hasCompared ? [text(metrics.comparedCount), text(metrics.comparedBase)] : []),
  ];
  const rows = charts.flatMap(({ data, provenance }) =>
    pointsOf(data).map(
      ({ category, series, count, base, share, compared, comparedBase }): ReadonlyArray<CsvCell> => [
        ...provenance.columns.map(([, value]) => value),
        data.title,
        data.measure,
        category.label,
        series.label,
        countCell(i18n, count),
        countCell(i18n, base),
        share === null ? null : rounded(share),
        ...(hasCompared ? [comparedCell(compared), comparedCell(comparedBase)] : []),
      ],
    ),
  );
  return [head, ...rows];
};

/** Leaves out charts without numbers, and says which could not be loaded. */
export const saveChartsAtom = atom(null, (get, set, name: string, charts: ReadonlyArray<MetricChart>) => {
  const { text } = get(i18nAtom);
  const failed = charts.filter(({ dataAtom }) => get(dataAtom) === null).map(({ title }) => text(title));
  if (failed.length > 0)
    set(toastAtom, text(metrics.csvWithout, { charts: failed.join(", ") }), { isFailure: true });
  const exported = charts.flatMap(({ block, dataAtom }) => {
    const data = get(dataAtom);
    const provenance = provenanceOf(get, block);
    return data && provenance ? [{ data, provenance }] : [];
  });
  const [first] = exported;
  if (first === undefined) return;
  return set(saveCsvAtom, `${first.provenance.fileStem}_${name}`, chartRows(get(i18nAtom), exported));
});
