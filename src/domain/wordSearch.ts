/** Searches names by words, ignoring case, accents, width, punctuation and invisible characters. */

/** Normalizes a text for comparison. Names that are found as one may still be two: `uniqueKey` keeps accents apart. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    // Marks, and what nobody sees: soft hyphens, and characters that pages and PDFs add.
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, "")
    .replaceAll(/[\s\p{P}]+/gu, " ")
    .trim();

/**
 * Rank of a folded name for folded words: 0 where it begins with them, 1 where each begins a word of it, 2 where it
 * contains all of them, else undefined.
 */
export const matchRank = (name: string, words: string): 0 | 1 | 2 | undefined => {
  if (name.startsWith(words)) return 0;
  const each = words.split(" ");
  if (!each.every((word) => name.includes(word))) return undefined;
  return each.every((word) => ` ${name}`.includes(` ${word}`)) ? 1 : 2;
};
