/** Charts as one CSV file: a row for each count, with its provenance. */
import { atom } from "jotai";
import { csv, type CsvCell, type CsvDialect } from "#src/domain/csv.ts";
import { type ChartCount, type ChartData, isKnown, pointsOf } from "#src/domain/metrics/chartData.ts";
import { type I18n, type Text, i18nAtom } from "#src/i18n/i18n.ts";
import { csvDialectAtom } from "#src/interaction/csvDialect.ts";
import { withService } from "#src/runtime/runtimeAtom.ts";
import { Downloads } from "#src/services/Downloads.ts";
import type { MetricChart } from "../answers/metricChart.ts";
import { countText } from "../charts/counts.ts";
import { messages as metrics } from "../messages.en.ts";
import { type Provenance, provenanceOfAtom } from "./provenance.ts";

export interface ExportedChart {
  readonly data: ChartData<Text>;
  readonly provenance: Provenance;
}

// Spreadsheets read a file as UTF-8 if it begins with this mark.
const byteOrderMark = "\uFEFF";

const rounded = (share: number) => Number(share.toFixed(6));

export const chartCsv = (i18n: I18n, charts: ReadonlyArray<ExportedChart>, dialect: CsvDialect): string => {
  const { text } = i18n;
  const cell = (count: ChartCount): CsvCell => (isKnown(count) ? count : countText(i18n, count));
  const comparedCell = (count: ChartCount = "pending"): CsvCell => (count === "pending" ? null : cell(count));
  const names = charts[0]?.provenance.columns.map(([name]) => name) ?? [];
  const hasCompared = charts.some(({ data }) => data.isCompared);
  const head = [
    ...names,
    ...[metrics.chart, metrics.measure, metrics.category, metrics.series, metrics.count].map((name) =>
      text(name),
    ),
    ...[metrics.base, metrics.share].map((name) => text(name)),
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
        cell(count),
        cell(base),
        share === null ? null : rounded(share),
        ...(hasCompared ? [comparedCell(compared), comparedCell(comparedBase)] : []),
      ],
    ),
  );
  return byteOrderMark + csv([head, ...rows], dialect);
};

/** Leaves out charts without numbers. */
export const saveCsvAtom = atom(null, (get, _set, name: string, charts: ReadonlyArray<MetricChart>) => {
  const provenanceOf = get(provenanceOfAtom);
  const exported = charts.flatMap(({ block, dataAtom }) => {
    const answer = get(block.answerAtom);
    const data = get(dataAtom);
    return answer && data ? [{ data, provenance: provenanceOf(answer, get(block.comparedPeriodAtom)) }] : [];
  });
  const [first] = exported;
  if (first === undefined) return;
  const text = chartCsv(get(i18nAtom), exported, get(csvDialectAtom));
  const content = new Blob([text], { type: "text/csv;charset=utf-8" });
  return withService(get, Downloads, ({ save }) =>
    save({ name: `${first.provenance.fileStem}_${name}.csv`, content }),
  );
});
