/** A table that renders only the rows in view. The window scrolls, not the table. */
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import * as css from "./Table.css.ts";
import { TableHead, type TableProps, TableRow } from "./Table.tsx";

/** The height in px of a row with one line from 600 px on; replaced once a row is measured. */
const estimatedRowHeight = 48;

function Spacer({ height }: { height: number }) {
  return height > 0 && <tr className={css.spacer} role="presentation" style={{ height }} />;
}

export function VirtualTable<Row>({ label, columns, rows, rowId, onPhones = "cards" }: TableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const root = document.documentElement.getBoundingClientRect();
    setScrollMargin((body.current?.getBoundingClientRect().top ?? 0) - root.top);
  }, []);
  const keyOf = (index: number) => {
    const row = rows[index];
    return row === undefined ? index : rowId(row);
  };
  // oxlint-disable-next-line react/incompatible-library -- The compiler must not change this component, and does not.
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => estimatedRowHeight,
    getItemKey: keyOf,
    overscan: 6,
    scrollMargin,
  });
  const shown = virtualizer.getVirtualItems();
  const totalHeight = virtualizer.getTotalSize();
  const first = shown[0];
  const last = shown.at(-1);
  return (
    <div className={css.frame}>
      <table
        className={css.virtual[onPhones]}
        role="table"
        aria-label={label}
        // The header is a row too.
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
      >
        <TableHead columns={columns} />
        <tbody className={css.body} role="rowgroup" ref={body}>
          <Spacer height={first ? first.start - scrollMargin : totalHeight} />
          {shown.map(({ key, index }) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <TableRow
                  key={key}
                  columns={columns}
                  row={row}
                  index={index}
                  ref={virtualizer.measureElement}
                />
              )
            );
          })}
          <Spacer height={last ? totalHeight + scrollMargin - last.end : 0} />
        </tbody>
      </table>
    </div>
  );
}
