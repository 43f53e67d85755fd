/** CSV can be read back as RFC 4180 says, and no cell is a formula. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csv, type CsvCell } from "#src/domain/csv.ts";

/** A reader by the grammar of RFC 4180 §2, independent of the writer. */
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
  ["commas", ","],
  ["semicolons", ";"],
] as const)("with %s", (dialect, separator) => {
  it("a reader gets every cell back in lines of equal length, apart from the apostrophes before would-be formulas", () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 }), (rows) => {
        const back = read(csv(rows, dialect), separator);
        const bare = (cells: typeof back) => cells.map((row) => row.map((text) => text.replaceAll("'", "")));
        const longest = Math.max(...rows.map(({ length }) => length));
        expect(bare(back)).toEqual(
          bare(rows).map((row) => [...row, ...Array.from({ length: longest - row.length }, () => "")]),
        );
        // Also for a spreadsheet that separates by another character, and so finds no quotes at a cell's ends.
        for (const text of back.flat()) expect(text).not.toMatch(/(?:^|[,;\t\r\n])[\s"]*[=+\-@]|^[\t\r\n]/);
      }),
    );
  });

  it("a reader gets every number back as a number", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const [[text = ""] = []] = read(csv([[value, ""]], dialect), separator);
        expect(Number(text.replace(",", "."))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

it("an apostrophe makes a would-be formula text, in wide characters and after controls too, and nothing else", () => {
  const formulas = ["=1", "+1", "-1", "@A1", " =1", "\u0000=1", "\uFF1D1", "\uFF0B1", "\uFF0D1", "\uFF201"];
  const written = (cell: string) => read(csv([[cell, ""]], "commas"), ",")[0]?.[0];
  for (const cell of [...formulas, "\t1", "\r1", "\n1"]) expect(written(cell)).toBe(`'${cell}`);
  for (const cell of ["1", " 1", "a=b", "'=1", "–1"]) expect(written(cell)).toBe(cell);
});

it("a long run of tabs or line breaks does not stop the page", () => {
  // Read once for each of them, it would take minutes.
  for (const one of ["\t", "\n"]) expect(csv([[one.repeat(300_000)]], "commas")).toContain(`'${one}`);
});

it.each(["\r", "\n", "\r\n", '"', ","])("a cell with %j is quoted", (character) => {
  expect(csv([[`a${character}b`]], "commas")).toBe(`"a${character.replace('"', '""')}b"\r\n`);
});

it("English has comma and point, German semicolon and comma; null and infinite numbers are empty cells", () => {
  const row: ReadonlyArray<CsvCell> = ["a,b", "c;d", 0.25, -3, null, Number.NaN, Infinity];
  expect(csv([row], "commas")).toBe('"a,b",c;d,0.25,-3,,,\r\n');
  expect(csv([row], "semicolons")).toBe('a,b;"c;d";0,25;-3;;;\r\n');
});
