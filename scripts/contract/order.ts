/** The order of a list, as its call promises it. The console sorts what it shows itself. */
import type { DateTime } from "effect";

export interface Order<A> {
  /** `sorted by name` */
  readonly words: string;
  readonly isKept: (entries: ReadonlyArray<A>) => boolean;
}

const isSorted = <A>(entries: ReadonlyArray<A>, compare: (one: A, other: A) => number) =>
  entries.every((entry, index) => {
    const before = entries[index - 1];
    return before === undefined || compare(before, entry) <= 0;
  });

const byCodeUnit = (one: string, other: string) => Number(one > other) - Number(one < other);

/** Databases compare texts in several ways, and each of them counts. */
const comparisons: ReadonlyArray<(one: string, other: string) => number> = [
  new Intl.Collator("en", { sensitivity: "base" }).compare,
  new Intl.Collator("en", { sensitivity: "base", ignorePunctuation: true }).compare,
  byCodeUnit,
  (one, other) => byCodeUnit(one.toLowerCase(), other.toLowerCase()),
];

export const byName: Order<{ readonly name: string }> = {
  words: "sorted by name",
  isKept: (entries) =>
    comparisons.some((compare) => isSorted(entries, (one, other) => compare(one.name, other.name))),
};

export const newestFirst: Order<{ readonly creationDate: DateTime.Utc }> = {
  words: "newest first",
  isKept: (entries) =>
    isSorted(entries, (one, other) => other.creationDate.epochMillis - one.creationDate.epochMillis),
};
