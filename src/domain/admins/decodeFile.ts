/**
 * The text of a file of people. Excel writes UTF-8, Windows-1252 ("CSV") or UTF-16 ("Unicode text"); undefined for what
 * is no text, such as a workbook.
 */

// Everything but tab and line breaks, and the replacement character of a file that was damaged before.
const noText = /(?![\t\n\r])\p{Cc}|\uFFFD/u;

const decode = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const byMark = ([first, second]: Uint8Array): string | undefined =>
  first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : undefined;

export const decodeFile = (bytes: Uint8Array): string | undefined => {
  const marked = byMark(bytes);
  const text =
    marked === undefined ? (decode(bytes, "utf-8") ?? decode(bytes, "windows-1252")) : decode(bytes, marked);
  return text === undefined || noText.test(text) ? undefined : text;
};
