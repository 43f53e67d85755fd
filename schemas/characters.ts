/** Text counted and cut in characters as people count them: grapheme clusters (UAX #29). */

let segmenter: Intl.Segmenter | undefined;

/** Created at its first use: that takes 20 ms, longer than the rest of the contract. */
const segmentsOf = (text: string): Intl.Segments => {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return segmenter.segment(text);
};

/** For short text only: each segment has a copy of the whole text, so 64 KiB would fill the memory. */
export const countCharacters = (text: string): number => [...segmentsOf(text)].length;

/** Whether `text` has at least `count` characters. Counts no further than that. */
export const hasCharacters = (text: string, count: number): boolean => {
  let counted = 0;
  for (const _character of segmentsOf(text)) {
    counted += 1;
    if (counted >= count) return true;
  }
  return counted >= count;
};

// A cluster may contain any number of marks; this limits what a database has to store.
const unitsPerCharacter = 16;

/** Checks the length in UTF-16 units first, since a cluster may contain any number of them. */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max * unitsPerCharacter || hasCharacters(text, max + 1);

/** The first `count` characters; the whole text if it has no more. */
export const firstCharacters = (text: string, count: number): string => {
  let end = 0;
  let taken = 0;
  for (const { segment, index } of segmentsOf(text)) {
    if (taken === count) break;
    taken += 1;
    end = index + segment.length;
  }
  return text.slice(0, end);
};
