/** Messages, dates and numbers in the interface's language. */
import { createFormatters } from "@formatjs/intl";
import { atom } from "jotai";
import { createContext, use } from "react";
import { type Language, locales } from "#schemas/languages.ts";
import { zoneAtom } from "#src/runtime/zoneAtom.ts";
import { dateFormats } from "./dateFormats.ts";
import type { FilledMessage, Message, Values, Words } from "./messages.ts";

declare const brand: unique symbol;
/** A translated string: a literal is not assignable to it. */
export type Text = string & { readonly [brand]: "Text" };

/** For text that people wrote, such as an app's name: it is not translated. */
export const asWritten = (text: string): Text => text as Text;

/** The first page's messages of one language, by id. */
export type Catalogue = Readonly<Record<string, Words>>;

const number = {
  decimal: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  percent: { style: "percent", useGrouping: true },
  percentTwoDigits: { style: "percent", maximumFractionDigits: 2 },
  percentInColumn: { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 },
  percentOneDigit: { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 },
  points: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  minutes: { style: "unit", unit: "minute", unitDisplay: "long" },
  hours: { style: "unit", unit: "hour", unitDisplay: "long" },
  days: { style: "unit", unit: "day", unitDisplay: "long" },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

export type NumberFormat = keyof typeof number;
export type DateFormat = keyof typeof dateFormats;
export type RelativeUnit = "day" | "month" | "year";

export interface I18n {
  readonly language: Language;
  readonly text: <M extends Message>(message: M, ...values: Values<M>) => Text;
  /**
   * `decimal` has exactly two fraction digits, `percent` groups, `percentTwoDigits` has up to two, `percentInColumn` exactly
   * two, `percentOneDigit` and `points` one; whole numbers by default.
   */
  readonly number: (value: number, format?: NumberFormat) => Text;
  /** A date, a time of day, or a time with its zone, in the page's time zone. `at` is in epoch milliseconds. */
  readonly date: (at: number, format?: DateFormat) => Text;
  /** From a first to a last day: `1–31 Mar 2026`. */
  readonly dates: (from: number, to: number) => Text;
  /** "tomorrow", "in 12 days", "3 months ago". */
  readonly relative: (value: number, unit: RelativeUnit) => Text;
  /** The same with dates in another time zone, by its IANA name. */
  readonly inZone: (timeZone: string) => I18n;
}

/** `timeZone` is an IANA name, the browser's by default. A missing message shows its id. */
export const makeI18n = (language: Language, messages: Catalogue, timeZone?: string): I18n => {
  const made = createFormatters();
  const getDateTimeFormat: typeof made.getDateTimeFormat = (locales, options) =>
    made.getDateTimeFormat(locales, { ...options, timeZone });
  const locale = locales[language];
  const formatters = { ...made, getDateTimeFormat };
  return {
    language,
    text: (message, ...[values = (message as Partial<FilledMessage>).values]) => {
      const { id } = message;
      const words = message[language] ?? messages[id] ?? id;
      if (typeof words === "string") return words as Text;
      return formatters.getMessageFormat(words, locale, undefined, { formatters }).format(values) as Text;
    },
    number: (value, format) =>
      formatters.getNumberFormat(locale, format && number[format]).format(value) as Text,
    date: (at, format = "day") => getDateTimeFormat(locale, dateFormats[format]).format(at) as Text,
    dates: (from, to) => getDateTimeFormat(locale, dateFormats.day).formatRange(from, to) as Text,
    relative: (value, unit) =>
      formatters.getRelativeTimeFormat(locale, { numeric: "auto" }).format(value, unit) as Text,
    inZone: (zone) => makeI18n(language, messages, zone),
  };
};

const withoutCatalogue = makeI18n("en", {});

const madeAtom = atom(withoutCatalogue);

/** Set before the first render and at every change of language. Its dates are in the page's time zone. */
export const i18nAtom = atom(
  (get) => get(madeAtom).inZone(get(zoneAtom).id),
  (_get, set, made: I18n) => set(madeAtom, made),
);

/** The value of `i18nAtom` for components: most of them need it, and a subscription for each would take time. */
export const I18nContext = createContext<I18n>(withoutCatalogue);

export const useI18n = (): I18n => use(I18nContext);

/** `const text = useText(); text(messages.title)` */
export const useText = (): I18n["text"] => useI18n().text;
