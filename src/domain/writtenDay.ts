/** A day as people write it: `30/06/2027`, `30.06.2027`, `Wed, 30 Jun 2027`, `30062027`. */
import { Option } from "effect";
import { type Language, locales } from "#schemas/languages.ts";
import { dayOf, isoDay } from "./calendarDay.ts";

type Part = "year" | "month" | "day";

const formatOf = (language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone: "UTC",
  });

const partsOf = (language: Language): ReadonlyArray<Part> =>
  formatOf(language)
    .formatToParts(0)
    .flatMap(({ type }) => (type === "year" || type === "month" || type === "day" ? [type] : []));

/** `März` and `Maerz` as `marz`. */
const folded = (text: string) =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replace("ae", "a");

type Names = ReadonlyArray<readonly [name: string, month: string]>;
let known: Names | undefined;

/** Names of both languages with what they tell: those of months a number, those of weekdays nothing. */
const names = (): Names =>
  (known ??= Object.values(locales).flatMap((locale) => {
    const month = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
    const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, index) => index).flatMap((index) => [
      [folded(month.format(Date.UTC(2027, index))), String(index + 1)] as const,
      [folded(weekday.format(Date.UTC(2027, 0, index))), ""] as const,
    ]);
  }));

/** Other names of months (`Mrz` in German calendars, `Jänner` in Austria), and words beside a date. */
const others = new Map([
  ["mrz", "3"],
  ["janner", "1"],
  ...["the", "of", "on", "st", "nd", "rd", "th", "am", "den", "der", "dem"].map(
    (word) => [word, ""] as const,
  ),
]);

/** A name may be cut: weekdays to two letters, months to three. */
const monthOf = (word: string): string | undefined =>
  others.get(word) ??
  names().find(([name, month]) => name.startsWith(word) && word.length >= (month === "" ? 2 : 3))?.[1];

/** Digits alone: `20270630`, `30062027` and `300627`. */
const separated = (digits: string): ReadonlyArray<string> => {
  const [, ...yearFirst] = /^((?:19|20)\d\d)(0[1-9]|1[0-2])(\d\d)$/.exec(digits) ?? [];
  const [, ...dayFirst] = /^(\d\d)(\d\d)(\d\d|\d{4})$/.exec(digits) ?? [];
  return yearFirst.length > 0 ? yearFirst : dayFirst;
};

/**
 * The ISO date (`2027-06-30`) of a written day; none if it is not a date. It may have a weekday, and a month by its name
 * in either language, as the console itself writes days. ISO dates are accepted in every language, also with a time, which is left out.
 */
export const readDay = (text: string, language: Language): Option.Option<string> => {
  const written = text
    .normalize("NFKC")
    .replaceAll(/[\p{Default_Ignorable_Code_Point}'’()]/gu, "")
    .replace(/^(\s*\d{4}-\d\d-\d\d)[T ]\d\d:.*$/s, "$1");
  if (/[^\p{L}\p{M}\p{Pd}\d\s.,/]/u.test(written)) return Option.none();
  const tellings = (folded(written).match(/\p{L}+/gu) ?? []).map(monthOf);
  const [month, ...more] = tellings.filter((telling) => telling !== "");
  const isNamed = month !== undefined;
  const digits: ReadonlyArray<string> = written.match(/\d+/g) ?? [];
  const [alone = ""] = digits;
  const numbers = digits.length === 1 && !isNamed ? separated(alone) : digits;
  if (tellings.includes(undefined) || more.length > 0 || numbers.length !== (isNamed ? 2 : 3))
    return Option.none();
  // Of "1.–15. März", 15 is no year.
  if (isNamed && /\d\.?\s*\p{Pd}\s*\d/u.test(written)) return Option.none();
  const dayFirst = isNamed ? (["day", "year"] as const) : partsOf(language);
  const yearFirst = isNamed ? (["year", "day"] as const) : (["year", "month", "day"] as const);
  const order: ReadonlyArray<Part> = numbers[0]?.length === 4 ? yearFirst : dayFirst;
  const valueOf = (part: Part) => numbers[order.indexOf(part)] ?? month ?? "";
  const year = valueOf("year");
  const century = year.length === 2 ? "20" : "";
  const iso = `${century}${year}-${valueOf("month").padStart(2, "0")}-${valueOf("day").padStart(2, "0")}`;
  return Option.map(dayOf(iso), isoDay);
};

/** Formats an ISO date as the language writes it; returns any other text unchanged. */
export const writeDay = (iso: string, language: Language): string =>
  Option.match(dayOf(iso), {
    onNone: () => iso,
    onSome: ({ epochMillis }) => formatOf(language).format(epochMillis),
  });
