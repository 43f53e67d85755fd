/** Rows for spreadsheets as CSV (RFC 4180), which they never run as formulas. */

/** What separates the fields: semicolons in languages whose decimal mark is a comma, which numbers then have. */
export type CsvDialect = "commas" | "semicolons";

export type CsvCell = string | number | null;

// Spreadsheets may run a cell with such a beginning as a formula (OWASP, CSV injection); an apostrophe makes it text.
// After a separator or a line break, too: a spreadsheet of another dialect begins a cell there, and reads quotes its own way.
const formula =
  /(?<=^|[,;\t\r\n])(?=(?:(?![\t\r\n])[\s\p{Cc}"])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r\n])/gu;

/** A text that people wrote: an app's name, or a code of the platform. */
const withoutFormula = (text: string): string => text.replaceAll(formula, "'");

const field = (cell: CsvCell, separator: "," | ";"): string => {
  if (cell === null) return "";
  if (typeof cell === "number") {
    return Number.isFinite(cell) ? String(cell).replace(".", separator === ";" ? "," : ".") : "";
  }
  const text = withoutFormula(cell);
  const needsQuotes = text.includes(separator) || /["\r\n]/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Every line ends in CRLF, the last one included, and has as many fields as the others (RFC 4180 §2). */
export const csv = (rows: ReadonlyArray<ReadonlyArray<CsvCell>>, dialect: CsvDialect): string => {
  const separator = dialect === "commas" ? "," : ";";
  const length = Math.max(...rows.map((row) => row.length));
  const line = (row: ReadonlyArray<CsvCell>) =>
    Array.from({ length }, (_, at) => field(row[at] ?? null, separator));
  return rows.map((row) => `${line(row).join(separator)}\r\n`).join("");
};
