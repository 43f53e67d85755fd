/** Copies a chart: as a picture, and as the cells of a table. A toast says whether it succeeded. */
import { Effect } from "effect";
import { atom } from "jotai";
import { htmlTable, tabSeparated, withoutFormula } from "#src/domain/csv.ts";
import { type I18n, i18nAtom } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import type { AtomTools } from "#src/runtime/actionAtom.ts";
import { copyFormats } from "#src/services/browser/clipboard.ts";
import type { MetricChart } from "../answers/metricChart.ts";
import { chartImage, type ChartToDraw } from "./chartImage.ts";
import { messages } from "../messages.en.ts";
import { provenanceOfAtom } from "./provenance.ts";
import { pointsOf } from "#src/domain/metrics/chartData.ts";
import { chartColumns } from "../charts/presentation/chartColumns.ts";
import type { ExportedChart } from "./chartCsv.ts";

/** Safari allows it only if the clipboard is asked at once, with an image that is still being made. */
export const copyChartImage = Effect.fn("copyChartImage")(function* (
  chart: ChartToDraw,
  { get, set }: AtomTools,
) {
  const isCopied = yield* Effect.promise(() => copyFormats({ "image/png": chartImage(chart) }));
  set(toastAtom, get(i18nAtom).text(isCopied ? messages.imageCopied : messages.imageNotCopied), {
    isFailure: !isCopied,
  });
});

export const copyTableAtom = atom(null, async (get, set, { block, dataAtom }: MetricChart) => {
  const answer = get(block.answerAtom);
  const data = get(dataAtom);
  if (!answer || !data) return;
  const i18n = get(i18nAtom);
  const provenance = get(provenanceOfAtom)(answer, get(block.comparedAtom));
  const cells = chartCells(i18n, { data, provenance });
  const isCopied = await copyFormats({
    "text/html": new Blob([htmlTable(cells)], { type: "text/html" }),
    "text/plain": new Blob([tabSeparated(cells)], { type: "text/plain" }),
  });
  set(toastAtom, i18n.text(isCopied ? messages.tableCopied : messages.tableNotCopied), {
    isFailure: !isCopied,
  });
});

export const chartCells = (
  i18n: I18n,
  { data, provenance }: ExportedChart,
): ReadonlyArray<ReadonlyArray<string>> => {
  const columns = chartColumns(i18n, data);
  return [
    [i18n.text(messages.chart), data.title],
    ...provenance.lines.map(([name, value]) => [name, withoutFormula(value)]),
    [],
    columns.map(({ header }) => header),
    ...pointsOf(data).map((point) =>
      // A number may begin with its sign.
      columns.map(({ cell, align }) => (align === "end" ? cell(point) : withoutFormula(cell(point)))),
    ),
  ];
};
