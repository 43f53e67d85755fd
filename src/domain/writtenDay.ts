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

const folded = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The names of months or weekdays in both languages, each with its number from 1. */
const namesOf = (part: "month" | "weekday"): ReadonlyArray<readonly [name: string, number: string]> =>
  Object.values(locales).flatMap((locale) => {
    const format = new Intl.DateTimeFormat(locale, { [part]: "long", timeZone: "UTC" });
    // Twelve months, or the first days of March.
    const at = (index: number) => (part === "month" ? Date.UTC(2027, index) : Date.UTC(2027, 2, index + 1));
    return Array.from({ length: part === "month" ? 12 : 7 }, (_, index) => format.format(at(index))).flatMap(
      (name, index) =>
        [name, name.replace("ä", "ae")].map((written) => [folded(written), String(index + 1)] as const),
    );
  });

/** The month that a word names by its first three letters or more; German calendars have `Mrz` as well. */
const monthOf = (word: string): string | undefined => {
  if (word === "mrz") return "3";
  return word.length < 3 ? undefined : namesOf("month").find(([name]) => name.startsWith(word))?.[1];
};

const isWeekday = (word: string): boolean =>
  word.length >= 2 && namesOf("weekday").some(([name]) => name.startsWith(word));

/** Digits alone: `20270630`, or in the order of the language, `30062027` and `300627`. */
const partsOfDigits = (digits: string, order: ReadonlyArray<Part>): ReadonlyArray<string> => {
  if (digits.length === 8 && /^(?:19|20)\d\d(?:0[1-9]|1[0-2])/.test(digits))
    return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)];
  const long = digits.length - 4;
  let at = 0;
  return order.map((part) => digits.slice(at, (at += part === "year" ? long : 2)));
};

/**
 * The ISO date (`2027-06-30`) of a written day; none if it is not a date. It may have a weekday, and a month by its name
 * in either language, as the console itself writes days. ISO dates are accepted in every language.
 */
export const readDay = (written: string, language: Language): Option.Option<string> => {
  const words = folded(written).match(/\p{L}+/gu) ?? [];
  const months = words.map(monthOf).filter((month) => month !== undefined);
  const isUnderstood = words.every((word) => monthOf(word) !== undefined || isWeekday(word));
  if (!isUnderstood || months.length > 1 || /[^\p{L}\p{M}\d\s.,/\-\u2010-\u2015]/u.test(written))
    return Option.none();
  const digits = written.match(/\d+/g) ?? [];
  const [only = ""] = digits;
  const usual = partsOf(language);
  const isAlone = digits.length === 1 && months.length === 0 && (only.length === 6 || only.length === 8);
  const numbers = isAlone ? partsOfDigits(only, usual) : digits;
  if (numbers.length + months.length !== 3) return Option.none();
  const isYearFirst = numbers[0]?.length === 4;
  const order: ReadonlyArray<Part> =
    months.length === 0
      ? isYearFirst
        ? ["year", "month", "day"]
        : usual
      : isYearFirst
        ? ["year", "day"]
        : ["day", "year"];
  const valueOf = (part: Part) => (part === "month" && months[0]) || (numbers[order.indexOf(part)] ?? "");
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
