/**
 * A table. The first column names the row; its link covers the whole row. Below 600 px each row is a card, or has two
 * lines: its name, and the other cells as one line of text.
 */
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode, Ref } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import { media } from "#src/theme/breakpoints.ts";
import { Icon } from "./Icon.tsx";
import { Loading, Skeleton } from "./loading.tsx";
import * as css from "./Table.css.ts";
import { useMedia } from "./useMedia.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface Column<Row> {
  id: string;
  header: Text;
  /** Hides the header visually, for a column of buttons; screen readers still read it. */
  isHeaderHidden?: boolean;
  /** What the header of a late number has beside it, where headers are shown. */
  beside?: ReactNode;
  align?: "start" | "end";
  /** Reserves space for cells that are filled after the table is shown: for a number, or for some words. */
  late?: "number" | "words";
  /** Leaves the column out where there is little room, in a table with two lines a row on phones. */
  isLeftOutIfNarrow?: boolean;
  cell: (row: Row) => ReactNode;
  /** In a column of changes: whether one matters. The others are grey. */
  isStrong?: (row: Row) => boolean;
  /** The width of a cell's placeholder while the rows load, as a CSS length. */
  skeleton?: string;
  /** For a sortable column: the current direction, and what a press on the header does. */
  sort?: { readonly direction: "ascending" | "descending" | "none"; readonly onPress: () => void };
}

export type Columns<Row> = readonly [Column<Row>, ...ReadonlyArray<Column<Row>>];

export interface TableProps<Row> {
  label: Text;
  columns: Columns<Row>;
  rows: ReadonlyArray<Row>;
  rowId: (row: Row) => string;
  onPhones?: "cards" | "twoLines";
}

export function Table<Row>({ label, columns, rows, rowId, onPhones = "cards" }: TableProps<Row>) {
  return (
    <div className={css.frame}>
      <table className={css.root[onPhones]} role="table" aria-label={label}>
        <TableHead columns={columns} />
        <tbody className={css.body} role="rowgroup">
          {rows.map((row) => (
            <TableRow key={rowId(row)} columns={columns} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Header<Row>({ header, isHeaderHidden, sort, beside }: Column<Row>) {
  // The head is invisible there: nothing in it takes the focus.
  const isInvisible = useMedia(media.phone);
  if (isHeaderHidden) return <VisuallyHidden>{header}</VisuallyHidden>;
  return (
    <>
      {sort === undefined || isInvisible ? (
        <span>{header}</span>
      ) : (
        <SortableHeader header={header} sort={sort} />
      )}
      {!isInvisible && beside}
    </>
  );
}

function SortableHeader({ header, sort }: Required<Pick<Column<never>, "header" | "sort">>) {
  return (
    <button className={css.sortButton} type="button" onClick={sort.onPress}>
      <span>{header}</span>
      <span className={css.sortArrow} data-shown={sort.direction !== "none" || undefined}>
        <Icon glyph={sort.direction === "descending" ? ArrowDown : ArrowUp} size={14} />
      </span>
    </button>
  );
}

/* Explicit roles: `display: block` on phones removes the implicit ones. */
export function TableHead<Row>({ columns }: { columns: Columns<Row> }) {
  return (
    <thead className={css.head} role="rowgroup">
      <tr className={css.headRow} role="row">
        {columns.map((column) => (
          <th
            className={css.header[column.isHeaderHidden ? "controls" : (column.align ?? "start")]}
            data-late={column.late}
            data-left-out={column.isLeftOutIfNarrow}
            key={column.id}
            role="columnheader"
            scope="col"
            aria-sort={column.sort?.direction}
          >
            {column.late === "number" ? (
              <span className={css.numberHead}>
                <Header {...column} />
              </span>
            ) : (
              <Header {...column} />
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A text has an element of its own; the header is beside it. */
function Cell({ content, isNumber }: { content: ReactNode; isNumber: boolean }) {
  return typeof content === "string" ? (
    <span translate={isNumber ? "no" : undefined}>{content}</span>
  ) : (
    content
  );
}

export interface TableRowProps<Row> {
  columns: Columns<Row>;
  row: Row;
  /** The row's index from 0, in a table that renders only some of its rows. */
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
      // aria-rowindex counts from 1, and the header is row 1.
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      <th className={css.name} role="rowheader" scope="row">
        {first.cell(row)}
      </th>
      {others.map(
        ({ id, header, isHeaderHidden, isLeftOutIfNarrow, align = "start", late, cell, isStrong }) => (
          <td
            className={css.cell[isHeaderHidden ? "controls" : align]}
            key={id}
            role="cell"
            data-late={late}
            data-left-out={isLeftOutIfNarrow}
            data-strong={isStrong?.(row)}
          >
            {isHeaderHidden ? (
              <span className={css.controls}>{cell(row)}</span>
            ) : (
              <>
                <span className={css.cellLabel} aria-hidden="true">
                  {header}
                </span>
                <Cell content={cell(row)} isNumber={align === "end"} />
              </>
            )}
          </td>
        ),
      )}
    </tr>
  );
}

export interface TableSkeletonProps<Row> extends Omit<TableProps<Row>, "rows" | "rowId"> {
  rowCount: number;
  loadingLabel: Text;
}

/** A table while its rows load: its head over placeholders, as wide as the columns say. */
export function TableSkeleton<Row>({ columns, rowCount, loadingLabel, ...table }: TableSkeletonProps<Row>) {
  const [first, ...others] = columns;
  const withoutRows = ({ sort: _, isStrong: _isStrong, ...column }: Column<Row>): Column<number> => ({
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
