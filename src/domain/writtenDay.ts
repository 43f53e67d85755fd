/** A day as people write it in a language, in digits: `30/06/2027`, `30.06.2027`. */
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

/** The ISO date (`2027-06-30`) of a written day; none if it is not a date. ISO dates are accepted in every language. */
export const readDay = (written: string, language: Language): Option.Option<string> => {
  const numbers = written.match(/\d+/g) ?? [];
  if (numbers.length !== 3 || /[^\d\s./-]/.test(written)) return Option.none();
  const order: ReadonlyArray<Part> = numbers[0]?.length === 4 ? ["year", "month", "day"] : partsOf(language);
  const valueOf = (part: Part) => numbers[order.indexOf(part)] ?? "";
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
