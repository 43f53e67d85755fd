/** A path as the browser's address bar shows it. */

const escapesOfLetters = /(?:%[89A-F][\dA-F])+/giu;

/** Decodes letters beyond ASCII; every other escape, including a single invalid one, stays as it is. */
export const shownPath = (path: string): string =>
  path.replaceAll(escapesOfLetters, (escapes) => {
    try {
      const letters = decodeURIComponent(escapes);
      return /[\p{C}\p{Z}]/u.test(letters) ? escapes : letters;
    } catch {
      return escapes;
    }
  });
