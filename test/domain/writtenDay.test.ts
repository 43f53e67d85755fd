/** Days as people write them. */
import { Option } from "effect";
import { describe, expect, it } from "vitest";
import { readDay, writeDay } from "#src/domain/writtenDay.ts";

describe("a day is read as its language writes it", () => {
  it.each([
    ["30/06/2027", "en", "2027-06-30"],
    ["3/6/27", "en", "2027-06-03"],
    ["30.06.2027", "de", "2027-06-30"],
    [" 3. 6. 2027 ", "de", "2027-06-03"],
    ["2027-06-30", "en", "2027-06-30"],
    ["2027-06-30", "de", "2027-06-30"],
    ["29.02.2028", "de", "2028-02-29"],
  ] as const)("%j in %s is %s", (written, language, day) => {
    expect(readDay(written, language)).toEqual(Option.some(day));
  });

  it.each([
    ["06/30/2027", "en"],
    ["06/30/2027", "de"],
    ["29.02.2027", "de"],
    ["31.04.2027", "de"],
    ["30.06.", "de"],
    ["30.06.202", "de"],
    ["30.06.20270", "de"],
    ["30.06.2027.1", "de"],
    ["00.00.0000", "de"],
    ["1e3/1/2027", "en"],
    ["tomorrow", "en"],
    ["", "en"],
  ] as const)("%j in %s is not a day", (written, language) => {
    expect(readDay(written, language)).toEqual(Option.none());
  });
});

it.each([
  ["en", "03/06/2027"],
  ["de", "03.06.2027"],
] as const)("a day is written in %s as %s, and read back", (language, written) => {
  expect(writeDay("2027-06-03", language)).toBe(written);
  expect(readDay(written, language)).toEqual(Option.some("2027-06-03"));
});

it("text that is not a day is left unchanged", () => {
  expect(writeDay("30.06.", "de")).toBe("30.06.");
});
