/** Days as people write them. */
import { Option } from "effect";
import { describe, expect, it } from "vitest";
import { languages, locales } from "#schemas/languages.ts";
import { readDay, writeDay } from "#src/domain/writtenDay.ts";
import { dateFormats } from "#src/i18n/dateFormats.ts";

describe("a day is read as its language writes it", () => {
  it.each([
    ["3/6/27", "en", "2027-06-03"],
    [" 3. 6. 2027 ", "de", "2027-06-03"],
    ["2027-06-30", "en", "2027-06-30"],
    ["23 Feb 2027", "en", "2027-02-23"],
    ["February 23, 2027 (Tue)", "en", "2027-02-23"],
    ["23 Sept 2027", "en", "2027-09-23"],
    ["3. Mrz 27", "de", "2027-03-03"],
    ["3 Maerz 2027", "en", "2027-03-03"],
    ["3 December 2027", "de", "2027-12-03"],
    ["the 3rd of June, 2027", "en", "2027-06-03"],
    ["am 1. Jänner ’27", "de", "2027-01-01"],
    ["\u200E3\u200E/６/2027", "en", "2027-06-03"],
    ["2027-06-03T10:00:00Z", "de", "2027-06-03"],
    ["23022027", "en", "2027-02-23"],
    ["290228", "de", "2028-02-29"],
    ["20270223", "de", "2027-02-23"],
  ] as const)("%j in %s is %s", (written, language, day) => {
    expect(readDay(written, language)).toEqual(Option.some(day));
  });

  it.each([
    ["06/30/2027", "en"],
    ["29.02.2027", "de"],
    ["30.06.202", "de"],
    ["30.06.20270", "de"],
    ["30.06.2027.1", "de"],
    ["1e3/1/2027", "en"],
    ["23 Feb Mar 2027", "en"],
    ["Feb 2027", "en"],
    ["1.–15. März", "de"],
    ["23 Foo 2027", "en"],
    ["something 3/6/2027", "en"],
    ["2302202", "en"],
    ["", "en"],
  ] as const)("%j in %s is not a day", (written, language) => {
    expect(readDay(written, language)).toEqual(Option.none());
  });
});

it.each(languages)("every form in which the console writes a day in %s is read back", (language) => {
  for (let month = 0; month < 12; month += 1) {
    const at = Date.UTC(2027, month, 3);
    for (const options of [
      dateFormats.day,
      dateFormats.weekdayAndDay,
      { dateStyle: "full" },
      { dateStyle: "long" },
    ] as const) {
      const written = new Intl.DateTimeFormat(locales[language], { ...options, timeZone: "UTC" }).format(at);
      expect([written, Option.getOrUndefined(readDay(written, language))]).toEqual([
        written,
        new Date(at).toISOString().slice(0, 10),
      ]);
    }
  }
});

it.each([
  ["en", "03/06/2027"],
  ["de", "03.06.2027"],
] as const)("a day is written in %s as %s, and read back", (language, written) => {
  expect(writeDay("2027-06-03", language)).toBe(written);
  expect(readDay(written, language)).toEqual(Option.some("2027-06-03"));
  // Text that is not a day is left unchanged.
  expect(writeDay("30.06.", language)).toBe("30.06.");
});
