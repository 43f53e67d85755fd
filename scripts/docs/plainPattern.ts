/**
 * A pattern of the schemas as it is published. Many validators compile patterns without the flag `u`, and so read `\p{…}`
 * as letters. The plain pattern fits all that the schema's fits, and a little more. Without the flag, a character beyond
 * U+FFFF counts as two.
 */

/** A class of characters with properties (`[^\p{Cc}…]`). */
const classWithProperties = /\[\^?[^\]]*\\p\{[^\]]*\]/g;

const escaped = (code: number) => `\\u${code.toString(16).toUpperCase().padStart(4, "0")}`;

const isHalf = (code: number) => code >= 0xd8_00 && code <= 0xdf_ff;

/** What the class refuses: of a class that names what it refuses all, otherwise of ASCII, as letters are too many. */
const refusing = (source: string) => {
  const fits = new RegExp(source, "u");
  const end = source.startsWith("[^") ? 0x1_00_00 : 0x80;
  const isRefused = (code: number) => code < end && !isHalf(code) && !fits.test(String.fromCharCode(code));
  const ranges: Array<string> = [];
  for (let code = 0; code < end; code++) {
    const first = code;
    while (isRefused(code)) code++;
    if (code === first) continue;
    ranges.push(escaped(first) + (code - first > 1 ? `-${escaped(code - 1)}` : ""));
  }
  return `[^${ranges.join("")}]`;
};

export const plainPattern = (pattern: string): string => pattern.replaceAll(classWithProperties, refusing);

/** The document with plain patterns alone. */
export const withPlainPatterns = <A extends object>(document: A): A =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === "pattern" && typeof value === "string" ? plainPattern(value) : value,
  ) as A;
