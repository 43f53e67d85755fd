/** Rows of texts for the clipboard, in the two formats that spreadsheets and documents paste as cells. */

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
