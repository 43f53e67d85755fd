/** What is written can be read back, by the letter of RFC 4180, and no cell is a formula. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csv, type CsvCell, dialects } from "#src/domain/metrics/csv.ts";

/** A reader after RFC 4180 §2, written against the grammar rather than the writer. */
const read = (text: string, separator: string): ReadonlyArray<ReadonlyArray<string>> => {
  const rows: Array<Array<string>> = [];
  let row: Array<string> = [];
  let at = 0;
  while (at < text.length) {
    let value = "";
    if (text[at] === '"') {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (text[at] === '"') at++;
        value += text[at];
      }
      at++;
    } else {
      while (text[at] !== separator && !text.startsWith("\r\n", at)) value += text[at++];
    }
    row.push(value);
    if (text[at] === separator) {
      at++;
      if (text.startsWith("\r\n", at)) row.push("");
      else continue;
    }
    at += 2;
    rows.push(row);
    row = [];
  }
  return rows;
};

const cell = fc.oneof(
  fc.string({
    unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", '"', ",", ";", "'", " ", "é", "1"),
  }),
  fc.string({ unit: "grapheme" }),
);

describe.each([
  ["en", dialects.en],
  ["de", dialects.de],
] as const)("in the variant of %s", (_, dialect) => {
  it("every cell comes back, but for the apostrophe before what would be a formula", () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 }), (rows) => {
        const back = read(csv(rows, dialect), dialect.separator);
        expect(back.map((row) => row.map((text) => text.replace(/^'/, "")))).toEqual(
          rows.map((row) => row.map((text) => text.replace(/^'/, ""))),
        );
        for (const text of back.flat()) expect(text).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });

  it("a number stays a number", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const [[text = ""] = []] = read(csv([[value, ""]], dialect), dialect.separator);
        expect(Number(text.replace(dialect.decimalMark, "."))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

it("writes comma and point in English, semicolon and comma in German, and nothing for what is not there", () => {
  const row: ReadonlyArray<CsvCell> = ["a,b", "c;d", 0.25, -3, null];
  expect(csv([row], dialects.en)).toBe('"a,b",c;d,0.25,-3,\r\n');
  expect(csv([row], dialects.de)).toBe('a,b;"c;d";0,25;-3;\r\n');
});
