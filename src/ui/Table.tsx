/**
 * A table. The first column names the row; its link covers the whole row. Below 600 px each row is a card, or has two
 * lines: its name, and the other cells as one line of text.
 */
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./Table.css.ts";
import { type Columns, TableHead, TableRow } from "./tableParts.tsx";

export type { Column } from "./tableParts.tsx";

export interface TableProps<Row> {
  label: Text;
  columns: Columns<Row>;
  rows: ReadonlyArray<Row>;
  rowId: (row: Row) => string;
  /** How a row looks below 600 px. */
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
