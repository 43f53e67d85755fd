/** Understands a question in a few words, in any order: `active vital last month` names a measure, an app and a period. */
import { DateTime } from "effect";
import type { CalendarDay } from "#src/domain/calendarDay.ts";
import { fold, matchRank } from "#src/domain/wordSearch.ts";
import type { Days, PeriodChoice } from "./timePeriod.ts";

export const measures = ["active", "registered", "new"] as const;
export type Measure = (typeof measures)[number];

/** Texts of a language: phrases between commas, words between spaces, spellings of a word between bars. */
export interface QuestionTexts {
  readonly measures: Readonly<Record<Measure, string>>;
  /** Of two that match equally, the first is meant. */
  readonly periods: ReadonlyArray<readonly [PeriodChoice, string]>;
  /** Words that ask for nothing more: `users in`. */
  readonly fillers: string;
}

type Word = ReadonlyArray<string>;
type Phrase = ReadonlyArray<Word>;

export interface QuestionWords {
  readonly measures: ReadonlyArray<readonly [Measure, Word]>;
  readonly periods: ReadonlyArray<readonly [PeriodChoice, ReadonlyArray<Phrase>]>;
  readonly fillers: Word;
}

const phrasesIn = (text: string): ReadonlyArray<Phrase> =>
  text.split(",").map((phrase) =>
    phrase
      .trim()
      .split(" ")
      .map((word) => word.split("|").map(fold)),
  );
const wordsIn = (text: string): Word => phrasesIn(text).flat(2);

export const questionWords = (texts: QuestionTexts): QuestionWords => ({
  measures: measures.map((measure) => [measure, wordsIn(texts.measures[measure])]),
  periods: texts.periods.map(([choice, text]) => [choice, phrasesIn(text)]),
  fillers: wordsIn(texts.fillers),
});

/** Today, the seven days before it, and the two years of months up to now, the latest first. */
export const recentDays = (today: CalendarDay): Readonly<Record<"days" | "months", ReadonlyArray<Days>>> => ({
  days: Array.from({ length: 8 }, (_, days) => {
    const day = DateTime.subtract(today, { days });
    return { first: day, last: day };
  }),
  months: Array.from({ length: 24 }, (_, months) => {
    const first = DateTime.subtract(DateTime.startOf(today, "month"), { months });
    return { first, last: DateTime.min(today, DateTime.endOf(first, "month").pipe(DateTime.startOf("day"))) };
  }),
});

/** A shorter beginning is more likely that of an app's name. */
const leastOfMeasure = 3;
/** Every word may have several meanings. */
const mostWords = 16;

/** 3 is not the beginning of 30. */
const isIn = (word: Word, typed: string) =>
  word.some((spelling) => (/^\d/.test(typed) ? spelling === typed : spelling.startsWith(typed)));

/** How many words of the phrase are not typed, and a part of one for words that are only begun; undefined if others are. */
const missingIn = (phrase: Phrase, typed: ReadonlyArray<string>): number | undefined => {
  const left = [...phrase];
  let begun = 0;
  for (const word of typed) {
    const at = left.findIndex((each) => isIn(each, word));
    if (at === -1) return undefined;
    if (left[at]?.includes(word) === false) begun += 1;
    left.splice(at, 1);
  }
  // “mon” is Monday written short rather than a month begun.
  return left.length + begun / (typed.length + 1);
};

/** The period that matches, with the fewest words left to type. */
const periodOf = (periods: QuestionWords["periods"], typed: ReadonlyArray<string>) =>
  periods
    .flatMap(([choice, phrases]) =>
      phrases.flatMap((phrase) => {
        const missing = missingIn(phrase, typed);
        return missing === undefined ? [] : [{ choice, missing }];
      }),
    )
    .toSorted((a, b) => a.missing - b.missing)[0];

/** Of at least three letters: “di” is Dienstag, and begins much else. */
const isWhole = ({ periods }: QuestionWords, typed: string) =>
  typed.length >= leastOfMeasure &&
  periods.some(([, phrases]) => phrases.flat().some((word) => word.includes(typed)));

interface Reading {
  readonly measure?: Measure;
  readonly period: ReadonlyArray<string>;
  readonly app: ReadonlyArray<string>;
}

/** What the words so far mean, with one more. */
const readOn = (words: QuestionWords, reading: Reading, typed: string): ReadonlyArray<Reading> => {
  // Whole words only: `in` may begin the name of an app, but is not worth a second reading.
  if (words.fillers.includes(typed)) return [reading];
  const isPeriod = words.periods.some(([, phrases]) => phrases.flat().some((word) => isIn(word, typed)));
  return [
    ...words.measures
      .filter(([measure, word]) => {
        const isOther = reading.measure !== undefined && reading.measure !== measure;
        return !isOther && typed.length >= leastOfMeasure && isIn(word, typed);
      })
      .map(([measure]) => ({ ...reading, measure })),
    ...(isPeriod ? [{ ...reading, period: [...reading.period, typed] }] : []),
    ...(isIn(words.fillers, typed) ? [reading] : []),
    { ...reading, app: [...reading.app, typed] },
  ];
};

export interface NamedApp<App> {
  readonly app: App;
  readonly name: string;
}

/** The app whose name is this, begins with it, or has words that do. */
const appNamed = <App>(apps: ReadonlyArray<NamedApp<App>>, words: string): App | undefined => {
  const ranked = apps.flatMap(({ app, name }) => {
    const rank = name === words ? -1 : matchRank(name, words);
    return rank === undefined || rank > 1 ? [] : [{ app, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank)[0]?.app;
};

export interface Asked<App> {
  readonly measure: Measure;
  readonly app: App;
  readonly period: PeriodChoice;
}

/**
 * Without a period it asks for the last 30 days. Days alone ask for the active users of `shown`, if their words are typed
 * in whole: others are probably the beginning of something else. Undefined if a word means nothing, or anything is missing.
 */
export const askedBy = <App>(
  typed: string,
  words: QuestionWords,
  apps: ReadonlyArray<NamedApp<App>>,
  shown?: App,
): Asked<App> | undefined => {
  const each = fold(typed).split(" ");
  if (each.length > mostWords) return undefined;
  // More words never make a reading possible again, and equal ones go on equally: without this, each word of `th th th …`
  // would triple their number.
  const isPossible = ({ period, app }: Reading) =>
    (period.length === 0 || periodOf(words.periods, period) !== undefined) &&
    (app.length === 0 || appNamed(apps, app.join(" ")) !== undefined);
  const none: ReadonlyArray<Reading> = [{ period: [], app: [] }];
  const readings = each
    .reduce((all, word) => {
      const next = all.flatMap((reading) => readOn(words, reading, word));
      const unequal = new Map(next.map((reading) => [JSON.stringify(reading), reading]));
      return [...unequal.values()].filter(isPossible);
    }, none)
    .toSorted((a, b) => a.app.length - b.app.length);
  for (const { measure, period: days, app: name } of readings) {
    if (measure === undefined || name.length === 0) continue;
    const period = days.length === 0 ? "LAST_30_DAYS" : periodOf(words.periods, days)?.choice;
    const app = period && appNamed(apps, name.join(" "));
    if (app !== undefined && period !== undefined) return { measure, app, period };
  }
  const days = readings.find(
    ({ app, period }) =>
      app.length === 0 && period.length > 0 && period.every((word) => isWhole(words, word)),
  );
  const named = days && periodOf(words.periods, days.period);
  if (shown === undefined || named === undefined) return undefined;
  const { choice: period, missing } = named;
  // "zeit" and "all" probably begin the name of an app.
  if (typeof period === "string" && missing > 0) return undefined;
  return { measure: days?.measure ?? "active", app: shown, period };
};
