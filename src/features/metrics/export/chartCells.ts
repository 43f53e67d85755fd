/** A chart as cells for a spreadsheet: what it shows and where that comes from, then its table as on the page. */
import { pointsOf } from "#src/domain/metrics/chartData.ts";
import { withoutFormula } from "#src/domain/csv.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import { chartColumns } from "../charts/presentation/chartColumns.ts";
import type { ExportedChart } from "./chartCsv.ts";
import { messages } from "./messages.en.ts";

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
