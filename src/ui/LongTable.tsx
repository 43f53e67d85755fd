/** A table of any length: renders all rows up to 100 and on paper, beyond that only those in view. */
import { Suspense } from "react";
import { useIsPrinting } from "./chart/useIsPrinting.ts";
import { lazyPart } from "./lazyPart.ts";
import { maxUnvirtualizedRows } from "./maxUnvirtualizedRows.ts";
import { Table, type TableProps } from "./Table.tsx";

const VirtualTable = lazyPart(async () => (await import("./VirtualTable.tsx")).VirtualTable);

export function LongTable<Row>(props: TableProps<Row>) {
  const isPrinting = useIsPrinting();
  if (isPrinting || props.rows.length <= maxUnvirtualizedRows) return <Table {...props} />;
  return (
    <Suspense fallback={<Table {...props} rows={props.rows.slice(0, maxUnvirtualizedRows)} />}>
      {/* What is loaded on demand does not keep the type of its rows. */}
      <VirtualTable {...(props as TableProps<unknown>)} />
    </Suspense>
  );
}
