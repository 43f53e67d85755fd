/** A table that renders only the rows in view. The window scrolls, not the table. */
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { Fragment, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./Table.css.ts";
import type { TableProps } from "./Table.tsx";

/** The height in px of a row with one line from 600 px on; replaced once a row is measured. */
const estimatedRowHeight = 48;

function Spacer({ height }: { height: number }) {
  return height > 0 && <tr className={css.spacer} role="presentation" style={{ height }} />;
}

export interface VirtualTableProps {
  label: Text;
  columnCount: number;
  head: ReactNode;
  onPhones: TableProps<unknown>["onPhones"];
  rowKeys: ReadonlyArray<string>;
  renderRow: (index: number, ref: Ref<HTMLTableRowElement>) => ReactNode;
}

export function VirtualTable({
  label,
  columnCount,
  head,
  onPhones = "cards",
  rowKeys,
  renderRow,
}: VirtualTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const root = document.documentElement.getBoundingClientRect();
    setScrollMargin((body.current?.getBoundingClientRect().top ?? 0) - root.top);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- The compiler must not change this component, and does not.
  const virtualizer = useWindowVirtualizer({
    count: rowKeys.length,
    estimateSize: () => estimatedRowHeight,
    getItemKey: (index) => rowKeys[index] ?? index,
    overscan: 6,
    scrollMargin,
  });
  const rows = virtualizer.getVirtualItems();
  const totalHeight = virtualizer.getTotalSize();
  const first = rows[0];
  const last = rows.at(-1);
  return (
    <div className={css.frame}>
      <table
        className={css.virtual[onPhones]}
        role="table"
        aria-label={label}
        // The header is a row too.
        aria-rowcount={rowKeys.length + 1}
        aria-colcount={columnCount}
      >
        {head}
        <tbody className={css.body} role="rowgroup" ref={body}>
          <Spacer height={first ? first.start - scrollMargin : totalHeight} />
          {rows.map(({ key, index }) => (
            <Fragment key={key}>{renderRow(index, virtualizer.measureElement)}</Fragment>
          ))}
          <Spacer height={last ? totalHeight + scrollMargin - last.end : 0} />
        </tbody>
      </table>
    </div>
  );
}
