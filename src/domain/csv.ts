/** Rows for spreadsheets: as CSV (RFC 4180), which they never run as formulas, and as cells of the clipboard. */

export interface CsvDialect {
  readonly separator: "," | ";";
  readonly decimalMark: "." | ",";
}

export type CsvCell = string | number | null;

// Spreadsheets may run a cell with such a beginning as a formula (OWASP, CSV injection); an apostrophe makes it text.
const formula = /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** A text that people wrote: an app's name, or a code of the platform. */
export const withoutFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

const field = (cell: CsvCell, { separator, decimalMark }: CsvDialect): string => {
  if (cell === null) return "";
  if (typeof cell === "number") {
    return Number.isFinite(cell) ? String(cell).replace(".", decimalMark) : "";
  }
  const text = withoutFormula(cell);
  const needsQuotes = text.includes(separator) || /["\r\n]/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Every line ends in CRLF, the last one included. */
export const csv = (rows: ReadonlyArray<ReadonlyArray<CsvCell>>, dialect: CsvDialect): string =>
  rows.map((row) => `${row.map((cell) => field(cell, dialect)).join(dialect.separator)}\r\n`).join("");

/** Spreadsheets separate by semicolons in languages whose decimal mark is a comma. */
export const dialects = {
  commas: { separator: ",", decimalMark: "." },
  semicolons: { separator: ";", decimalMark: "," },
} as const satisfies Record<string, CsvDialect>;

type Rows = ReadonlyArray<ReadonlyArray<string>>;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? "");

/** `text/plain`: a tab or a line break within a cell would begin another one. */
export const tabSeparated = (rows: Rows): string =>
  rows.map((row) => row.map((cell) => cell.replaceAll(/[\t\r\n]+/g, " ")).join("\t")).join("\r\n");

/** `text/html`. */
export const htmlTable = (rows: Rows): string => {
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`);
  return `<table>${lines.join("")}</table>`;
};
