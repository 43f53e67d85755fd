/** Reads a record of a table with separators (RFC 4180). A quote that never closes is an ordinary character. */

export type Separator = "\t" | ";" | ",";

export interface TableRecord {
  /** Trimmed. */
  readonly cells: ReadonlyArray<string>;
  /** Where it ends, without the line break. */
  readonly end: number;
}

const isEnd = (character: string | undefined, separator: Separator): boolean =>
  character === undefined || character === separator || character === "\n" || character === "\r";

/** The end of the quoted field that begins at `at`; undefined if text follows the closing quote, or none closes it. */
const quotedEnd = (text: string, at: number, separator: Separator): number | undefined => {
  let quote = text.indexOf('"', at + 1);
  while (quote !== -1) {
    let after = quote + 1;
    while (text[after] === " ") after += 1;
    if (isEnd(text[after], separator)) return after;
    if (text[quote + 1] !== '"') return undefined;
    quote = text.indexOf('"', quote + 2);
  }
  return undefined;
};

const quotedText = (field: string): string => {
  const inner = field.trim().slice(1, -1);
  return inner.replaceAll('""', '"').trim();
};

/** The record that begins at `at`. A quoted field may contain line breaks. */
export const recordAt = (text: string, at: number, separator: Separator): TableRecord => {
  const cells: Array<string> = [];
  let from = at;
  for (;;) {
    let start = from;
    while (text[start] === " " || text[start] === "\uFEFF") start += 1;
    const quoted = text[start] === '"' ? quotedEnd(text, start, separator) : undefined;
    let end = quoted ?? start;
    while (!isEnd(text[end], separator)) end += 1;
    cells.push(quoted === undefined ? text.slice(start, end).trim() : quotedText(text.slice(start, end)));
    if (text[end] !== separator) return { cells, end };
    from = end + 1;
  }
};
