/** What a table is made of, whether all of its rows are drawn or only those in view. */
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode, Ref } from "react";
import type { Text } from "#src/i18n/Text.ts";
import { Icon } from "./Icon.tsx";
import * as css from "./Table.css.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface Column<Row> {
  id: string;
  header: Text;
  /** For a column of buttons: its header is heard, not seen. */
  isHeaderHidden?: boolean;
  align?: "start" | "end";
  cell: (row: Row) => ReactNode;
  /** For a column that rows can be sorted by: how they are now, and what a press on the header does. */
  sort?: { readonly direction: "ascending" | "descending" | "none"; readonly onPress: () => void };
}

export type Columns<Row> = readonly [Column<Row>, ...ReadonlyArray<Column<Row>>];

function Header<Row>({ header, isHeaderHidden, sort }: Column<Row>) {
  if (isHeaderHidden) return <VisuallyHidden>{header}</VisuallyHidden>;
  if (sort === undefined) return header;
  return (
    <button className={css.sorter} type="button" onClick={sort.onPress}>
      {header}
      <span className={css.arrow} data-shown={sort.direction !== "none" || undefined}>
        <Icon glyph={sort.direction === "descending" ? ArrowDown : ArrowUp} size={14} />
      </span>
    </button>
  );
}

/* Roles are written out, since `display: block` on a phone would take them away. */
export function TableHead<Row>({ columns }: { columns: Columns<Row> }) {
  return (
    <thead className={css.head} role="rowgroup">
      <tr className={css.headRow} role="row">
        {columns.map((column) => (
          <th
            className={css.header[column.isHeaderHidden ? "controls" : (column.align ?? "start")]}
            key={column.id}
            role="columnheader"
            scope="col"
            aria-sort={column.sort?.direction}
          >
            <Header {...column} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

export interface TableRowProps<Row> {
  columns: Columns<Row>;
  row: Row;
  /** In a table of which only a part is drawn: the row's place, from 0. */
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
}

export function TableRow<Row>({ columns: [first, ...others], row, index, ref }: TableRowProps<Row>) {
  return (
    <tr
      className={css.row}
      role="row"
      ref={ref}
      data-index={index}
      // The head is row 1.
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      <th className={css.name} role="rowheader" scope="row">
        {first.cell(row)}
      </th>
      {others.map(({ id, header, isHeaderHidden, align = "start", cell }) => (
        <td className={css.cell[isHeaderHidden ? "controls" : align]} key={id} role="cell">
          {!isHeaderHidden && (
            <span className={css.term} aria-hidden="true">
              {header}
            </span>
          )}
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}
