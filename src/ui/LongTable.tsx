/** A table of any length: renders all rows up to 100 and on paper, beyond that only those in view. */
import { Suspense } from "react";
import { useIsPrinting } from "./chart/useIsPrinting.ts";
import { lazyPart } from "./lazyPart.ts";
import { maxUnvirtualizedRows } from "./maxUnvirtualizedRows.ts";
import { Table, TableHead, type TableProps, TableRow } from "./Table.tsx";

const VirtualTable = lazyPart(async () => (await import("./VirtualTable.tsx")).VirtualTable);

export function LongTable<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowId, onPhones } = props;
  const isPrinting = useIsPrinting();
  if (isPrinting || rows.length <= maxUnvirtualizedRows) return <Table {...props} />;
  return (
    <Suspense fallback={<Table {...props} rows={rows.slice(0, maxUnvirtualizedRows)} />}>
      <VirtualTable
        label={label}
        columnCount={columns.length}
        onPhones={onPhones}
        head={<TableHead columns={columns} />}
        rowKeys={rows.map(rowId)}
        renderRow={(index, ref) => {
          const row = rows[index];
          return row !== undefined && <TableRow columns={columns} row={row} index={index} ref={ref} />;
        }}
      />
    </Suspense>
  );
}
