/** Finding a name by some of its words, without regard to case, accents, width and punctuation. */

/** The form in which names and what is typed are compared. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[\s\p{P}]+/gu, " ")
    .trim();

/**
 * How well a folded name fits folded words, 0 best: it begins with them, each begins a word of it, it holds them.
 * Nothing when one of them is missing.
 */
export const fit = (name: string, words: string): 0 | 1 | 2 | undefined => {
  if (name.startsWith(words)) return 0;
  const each = words.split(" ");
  if (!each.every((word) => name.includes(word))) return undefined;
  return each.every((word) => ` ${name}`.includes(` ${word}`)) ? 1 : 2;
};
