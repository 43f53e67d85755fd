/** A table of any length: few rows are drawn plainly, of many only those in view. */
import { lazy, Suspense } from "react";
import { Table, type TableProps } from "./Table.tsx";
import { TableHead, TableRow } from "./tableParts.tsx";

/** So many rows are drawn as fast as a part of them, and the browser can search them. */
const plainly = 100;

const VirtualTable = lazy(async () => ({ default: (await import("./VirtualTable.tsx")).VirtualTable }));

export function LongTable<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowId } = props;
  if (rows.length <= plainly) return <Table {...props} />;
  return (
    <Suspense fallback={<Table {...props} rows={rows.slice(0, plainly)} />}>
      <VirtualTable
        label={label}
        columnCount={columns.length}
        head={<TableHead columns={columns} />}
        keys={rows.map(rowId)}
        renderRow={(index, ref) => {
          const row = rows[index];
          return row !== undefined && <TableRow columns={columns} row={row} index={index} ref={ref} />;
        }}
      />
    </Suspense>
  );
}
