/** Reads an email address as it is pasted: one reader for all forms of the console and of the platform. */

const quotes = String.raw`"'\x60\u2018-\u201F\u2039\u203A\u00AB\u00BB`;
const before = new RegExp(String.raw`^[\s<([{${quotes}]+`, "u");
const end = String.raw`[\s>)\]},;:.${quotes}]`;
// Tried at the beginning of a run only: strangers send long ones.
const after = new RegExp(String.raw`(?<!${end})${end}+$`, "u");

/** As a percent-encoded address is meant (RFC 6068 §2). */
const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Without what stands around it: a name with brackets, `mailto:` with its query, quotes, a comma at its end, and
 * characters that nobody sees, which Windows and mail programs add. Control characters stay, and are refused. Letters of
 * double width, as East Asian keyboards write them, become those of addresses.
 */
export const plainAddress = (pasted: string): string => {
  const seen = pasted.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "").trim();
  const narrow = seen
    .replaceAll(/[\uFF01-\uFF5E]/gu, (wide) => wide.normalize("NFKC"))
    .replaceAll("\u3002", ".");
  const bracketed = /[<(]([^<>()@]*@[^<>()]*)[>)]/u.exec(narrow)?.[1] ?? narrow;
  const bare = bracketed.replace(before, "").replace(after, "");
  const [, linked] = /^mailto:([^?]*)/iu.exec(bare) ?? [];
  return linked === undefined ? bare : decoded(linked);
};
