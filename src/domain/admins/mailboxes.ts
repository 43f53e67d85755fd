/** Reads people as mail programs write them: `Anna Berg <anna@example.org>, "Berg, Bob" <bob@example.org>; c@example.org`. */

interface Token {
  /** `bracketed`: an address in angle brackets. */
  readonly kind: "word" | "address" | "bracketed" | "comma" | "end";
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

export interface Mailbox {
  readonly name: string;
  readonly email: string;
  readonly from: number;
  readonly to: number;
}

// A quoted name, an address in angle brackets (which may lack its end), a separator, or a run of anything else. The
// length of a quoted name is limited, since quotes that never close would take quadratic time.
const parts = /"((?:[^"\\]|\\.){0,400})"|<([^<>]*)>?|([,;\t])|[^\s,;<"]+|"/gu;
const onlySigns = /^[\p{P}\p{S}]+$/u;
const around = new Set(" \u00A0()[]{}<>'\"‘’“”„«»:.");

/** An address without the brackets, quotes and full stop around it. */
export const bareAddress = (text: string): string => {
  let from = 0;
  let to = text.length;
  while (from < to && around.has(text.charAt(from))) from += 1;
  while (to > from && around.has(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to).replace(/^mailto:/iu, "");
};

const tokensOf = (line: string): ReadonlyArray<Token> =>
  [...line.matchAll(parts)].flatMap((match): ReadonlyArray<Token> => {
    const [whole, quoted, bracketed, separator] = match;
    const token = (kind: Token["kind"], value: string): ReadonlyArray<Token> => [
      { kind, value, from: match.index, to: match.index + whole.length },
    ];
    if (separator !== undefined) return token(separator === "," ? "comma" : "end", "");
    if (bracketed !== undefined)
      return bracketed.trim() === "" ? [] : token("bracketed", bareAddress(bracketed));
    if (quoted !== undefined)
      return quoted.trim() === "" ? [] : token("word", quoted.replaceAll(/\\(.)/gu, "$1").trim());
    if (whole.includes("@")) return token("address", bareAddress(whole));
    // A bullet, or a dash between name and address.
    return onlySigns.test(whole) ? [] : token("word", whole);
  });

/** Outlook writes names in single quotes. */
const withoutQuotes = (name: string): string => /^'(.*)'$/u.exec(name)?.[1] ?? name;

interface Draft {
  readonly words: Array<string>;
  readonly from: number;
  to: number;
  email?: string;
  hasComma: boolean;
  /** The address came before the name. */
  readonly isAddressFirst: boolean;
}

/** Every word of the line belongs to one of them. */
export const mailboxesIn = (line: string): ReadonlyArray<Mailbox> => {
  const found: Array<Mailbox> = [];
  let draft: Draft | undefined;
  const end = () => {
    if (draft) {
      const { words, email = "", from, to } = draft;
      found.push({ name: withoutQuotes(words.join(" ")), email, from, to });
    }
    draft = undefined;
  };
  const add = ({ kind, value, from, to }: Token) => {
    draft ??= { words: [], from, to, hasComma: false, isAddressFirst: kind !== "word" };
    draft.to = to;
    if (kind !== "word") draft.email = value;
    else {
      // A comma within a name counts only once a word follows.
      const last = draft.words.length - 1;
      if (draft.hasComma && last >= 0) draft.words[last] += ",";
      draft.hasComma = false;
      draft.words.push(value);
    }
  };
  for (const token of tokensOf(line)) {
    const hasAddress = draft?.email !== undefined;
    const hasName = draft !== undefined && draft.words.length > 0;
    if (token.kind === "end") end();
    else if (token.kind === "comma") {
      if (hasAddress) end();
      else if (draft) draft.hasComma = true;
    } else {
      // Words may follow an address without a name. An address directly before one in brackets is its name.
      const isNext = hasAddress && (token.kind === "address" || (hasName && !draft?.isAddressFirst));
      const isOther = token.kind === "bracketed" && hasAddress && hasName;
      if (isNext || isOther) end();
      add(token);
      if (token.kind === "bracketed") end();
    }
  }
  end();
  return found;
};
