/** A chart's numbers as a table. */
import { type ChartData, type ChartPoint, pointsOf } from "#src/domain/metrics/chartData.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { Table } from "#src/ui/Table.tsx";
import { chartColumns } from "../charts/presentation/chartColumns.ts";

export function ChartTable({ data }: { data: ChartData<Text> }) {
  const i18n = useI18n();
  return (
    <Table<ChartPoint<Text>>
      label={data.title}
      columns={chartColumns(i18n, data)}
      rows={pointsOf(data)}
      rowId={({ category, series }) => `${category.key} ${series.key}`}
    />
  );
}
