/** Rows as CSV (RFC 4180) that a spreadsheet opens as a table and never as formulas. */

export interface CsvDialect {
  readonly separator: "," | ";";
  readonly decimalMark: "." | ",";
}

export type CsvCell = string | number | null;

// A spreadsheet reads a cell that begins so as a formula (OWASP, CSV injection); an apostrophe makes it text.
const formula = /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

const field = (cell: CsvCell, { separator, decimalMark }: CsvDialect): string => {
  if (cell === null) return "";
  if (typeof cell === "number") {
    return Number.isFinite(cell) ? String(cell).replace(".", decimalMark) : "";
  }
  const text = formula.test(cell) ? `'${cell}` : cell;
  const needsQuotes = text.includes(separator) || /["\r\n]/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Lines end in CRLF, the last one too. */
export const csv = (rows: ReadonlyArray<ReadonlyArray<CsvCell>>, dialect: CsvDialect): string =>
  rows.map((row) => `${row.map((cell) => field(cell, dialect)).join(dialect.separator)}\r\n`).join("");

/** What a spreadsheet in a language expects. */
export const dialects = {
  en: { separator: ",", decimalMark: "." },
  de: { separator: ";", decimalMark: "," },
} as const satisfies Record<string, CsvDialect>;
