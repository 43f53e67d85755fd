/** A table while its rows load: its head over placeholders, as wide as the columns say. */
import type { Text } from "#src/i18n/Text.ts";
import { Loading, Skeleton } from "./Skeleton.tsx";
import { Table, type TableProps } from "./Table.tsx";
import type { Column } from "./tableParts.tsx";

export interface TableSkeletonProps<Row> extends Omit<TableProps<Row>, "rows" | "rowId"> {
  rowCount: number;
  /** For screen readers. */
  loadingLabel: Text;
}

export function TableSkeleton<Row>({ columns, rowCount, loadingLabel, ...table }: TableSkeletonProps<Row>) {
  const [first, ...others] = columns;
  const withoutRows = ({ sort: _, ...column }: Column<Row>): Column<number> => ({
    ...column,
    cell: () => (column.late ? <span data-late /> : column.skeleton && <Skeleton width={column.skeleton} />),
  });
  return (
    <Loading label={loadingLabel}>
      <Table
        {...table}
        columns={[withoutRows(first), ...others.map(withoutRows)]}
        rows={Array.from({ length: rowCount }, (_, row) => row)}
        rowId={String}
      />
    </Loading>
  );
}
