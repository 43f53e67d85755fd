/** The German of what a page says, beside its English. */
import type { Line } from "./thing.ts";

export type Words = ReadonlyArray<ReadonlyArray<string>>;

/** All numbers are one word. */
const numbers = /\p{Nd}[\p{Nd}.,:]*/gu;

const withoutNumbers = (word: string) => word.replaceAll(numbers, "1");

/** Whether none of these words is new. */
export const areKnown = (words: Words, known: ReadonlySet<string>) =>
  words.flat().every((word) => known.has(withoutNumbers(word)));
export const learn = (words: Words, known: Set<string>) => {
  for (const word of words.flat()) known.add(withoutNumbers(word));
};

const width = 110;
/** Pairs that are short share a line. */
const filled = (pairs: ReadonlyArray<string>) => {
  const lines: Array<string> = [];
  for (const pair of pairs) {
    const last = lines.at(-1);
    const areWhole = [last, pair].every((each) => each?.includes(" = ") && !each.startsWith(" "));
    if (areWhole && `${last} ¦ ${pair}`.length <= width) lines[lines.length - 1] = `${last} ¦ ${pair}`;
    else lines.push(pair);
  }
  return lines;
};

/** Each English text beside its German, unless they are equal; once for all numbers. */
export const pairs = (
  states: ReadonlyArray<readonly [english: Words, german: Words]>,
): ReadonlyArray<string> => {
  const found = new Map<string, readonly [string, string]>();
  for (const [english, german] of states) {
    english.forEach((words, index) =>
      words.forEach((word, place) => {
        const other = german[index]?.[place] ?? "";
        const [key, otherKey] = [word, other].map(withoutNumbers);
        if (key !== otherKey && !found.has(`${key}=${otherKey}`))
          found.set(`${key}=${otherKey}`, [word, other]);
      }),
    );
  }
  return filled(
    [...found.values()].flatMap(([word, other]) =>
      word.length + other.length < width - 3 ? [`${word} = ${other}`] : [word, `  = ${other}`],
    ),
  );
};

/** The words of each thing, in order. */
export const wordsOf = (lines: ReadonlyArray<Line>): Words =>
  lines.flatMap((line) => [line.words, ...wordsOf(line.children)]);
