/** Reading people from any text: no error, in linear time, and nothing is lost. */
import { FastCheck as fc } from "effect";
import { describe, expect, it } from "vitest";
import { readPeople } from "#src/domain/admins/readPeople.ts";

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '"',
        '""',
        ",",
        ";",
        "\t",
        "\n",
        "\r\n",
        "\r",
        "<",
        ">",
        "@",
        "\\",
        " ",
        "a",
        "a@b.c",
        "Email",
        "Name;",
        "'",
        "\uFEFF",
        "sep=;",
        "\uD800",
      ),
      fc.string({ unit: "binary", maxLength: 5 }),
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(""));

describe("hostile text", () => {
  it("is read without an error, in order, and every word belongs to a person or a header", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        let end = 0;
        let rest = "";
        for (const { from, to } of readPeople(text)) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          rest += text.slice(end, from);
          end = to;
        }
        rest += text.slice(end);
        const lines = rest.split(/\r\n|\n|\r/).filter((line) => !/^\uFEFF?sep=.$|e?mail|name/iu.test(line));
        expect(lines.join("\n")).not.toMatch(/[\p{L}\p{N}]/u);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['"', String.raw`"\ `.trim(), '""a', "<", "a,", "a;", "(@", '"\n', '"""\n', "Email;"])(
    "of 100,000 times %j is read in linear time",
    (piece) => {
      // Quadratic time would be minutes.
      expect(() => readPeople(piece.repeat(100_000))).not.toThrow();
    },
  );
});
