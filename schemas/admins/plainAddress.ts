/** Reads an email address as it is pasted: one reader for all forms of the console and of the platform. */

const quotes = String.raw`"'\u2018-\u201F\u2039\u203A\u00AB\u00BB`;
const before = new RegExp(String.raw`^[\s<([{${quotes}]+`, "u");
const after = new RegExp(String.raw`[\s>)\]},;:.${quotes}]+$`, "u");

/**
 * Without what stands around it: a name with angle brackets, `mailto:` with its query, quotes, a comma at its end, and
 * characters that nobody sees, which Windows and mail programs add. Control characters stay, and are refused.
 */
export const plainAddress = (pasted: string): string => {
  const seen = pasted.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "").trim();
  const bracketed = /<([^<>]*@[^<>]*)>/u.exec(seen)?.[1] ?? seen;
  const bare = bracketed.replace(before, "").replace(after, "");
  return bare.replace(/^mailto:([^?]*).*$/iu, "$1");
};
