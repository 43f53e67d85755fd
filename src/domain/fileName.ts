/** One maker of file names, of what people wrote: an app's name, an alias, a theme's name. */

/** File systems allow 255 bytes, a letter may have three, and other words follow. */
const maxLength = 60;

/** Devices of Windows, which no file may be called. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * Letters, marks and digits of every script in lower case, joined by hyphens: every file system accepts them. Umlauts stay
 * umlauts. `otherwise` is the name of a text without any of these.
 */
export const fileName = (text: string, otherwise: string): string => {
  const name = text
    .trim()
    .normalize("NFC")
    .toLowerCase()
    .slice(0, maxLength)
    .replaceAll(/[^\p{L}\p{M}\p{N}_]+/gu, "-")
    .replaceAll(/^[-_\p{M}]+|[-_]+$/gu, "");
  if (name === "") return otherwise;
  return reserved.test(name) ? `${name}-` : name;
};
