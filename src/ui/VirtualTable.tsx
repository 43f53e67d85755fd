/** The rows of a long table that are in view. The page is what scrolls. */
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { Fragment, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from "react";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./Table.css.ts";

/** A row before it is measured: its usual height from 600 px on. */
const usualHeight = 48;

function Gap({ height }: { height: number }) {
  return height > 0 && <tr className={css.gap} role="presentation" style={{ height }} />;
}

export interface VirtualTableProps {
  label: Text;
  columnCount: number;
  head: ReactNode;
  /** One for each row, in their order. */
  keys: ReadonlyArray<string>;
  renderRow: (index: number, ref: Ref<HTMLTableRowElement>) => ReactNode;
}

export function VirtualTable({ label, columnCount, head, keys, renderRow }: VirtualTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const root = document.documentElement.getBoundingClientRect();
    setScrollMargin((body.current?.getBoundingClientRect().top ?? 0) - root.top);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- The compiler leaves this component alone, as it has to.
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => keys[index] ?? index,
    overscan: 12,
    scrollMargin,
  });
  const drawn = virtualizer.getVirtualItems();
  const total = virtualizer.getTotalSize();
  const [first, last] = [drawn[0], drawn.at(-1)];
  return (
    <table
      className={css.long}
      role="table"
      aria-label={label}
      // The head is a row as well.
      aria-rowcount={keys.length + 1}
      aria-colcount={columnCount}
    >
      {head}
      <tbody className={css.body} role="rowgroup" ref={body}>
        <Gap height={first ? first.start - scrollMargin : total} />
        {drawn.map(({ key, index }) => (
          <Fragment key={key}>{renderRow(index, virtualizer.measureElement)}</Fragment>
        ))}
        <Gap height={last ? total + scrollMargin - last.end : 0} />
      </tbody>
    </table>
  );
}
