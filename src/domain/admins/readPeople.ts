/** Reads the people to invite, a line each: `Ada Winter <ada@example.org>`. Loses nothing: who lacks a part gets an empty one. */
import { plainAddress } from "#schemas/admins/plainAddress.ts";

export interface TypedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** As it is written. */
  readonly source: string;
}

type Parts = Omit<TypedPerson, "source">;

/** Belong to the last name: "Ursula von der Leyen". */
const particle = /^(?:von|van|de|zu|der|den|di)$/iu;

/** As mail programs quote a whole name: 'Ada Winter'. */
const quoted = /^['`\u2018-\u201F\u2039\u203A\u00AB\u00BB](.*)['`\u2018-\u201F\u2039\u203A\u00AB\u00BB]$/u;

/** The last word is the last name, with its particles, unless a comma says otherwise: "Winter, Ada". */
const named = (whole: string, email: string): Parts => {
  const words = whole
    .replaceAll(/["\s]+/gu, " ")
    .trim()
    // Of a list or a mail: "1. Ada Winter", "• Ada Winter", "To: Ada Winter".
    .replace(/^(?:\d+[.)]|\p{L}+:|[^\p{L}\p{M}\p{N}]) /u, "")
    .replace(quoted, "$1")
    // A department: "Ada Winter (Sales)", "Winter, Ada [external]".
    .replace(/ [([][^()[\]]*[)\]]$/u, "")
    // As in "Ada Winter: ada@example.org", "Ada Winter – ada@example.org" and "Ada Winter → ada@example.org".
    .replace(/(?:^| )[^\p{L}\p{M}\p{N}]$|:$/u, "");
  const comma = words.indexOf(",");
  // More commas are between cells of a table, whose order is unknown.
  if (comma !== words.lastIndexOf(",")) return { firstName: "", lastName: words, email };
  if (comma !== -1)
    return { firstName: words.slice(comma + 1).trim(), lastName: words.slice(0, comma), email };
  const names = words.split(" ");
  // The first word stays the first name.
  const start = Math.max(
    1,
    names.findLastIndex((name, at) => at < names.length - 1 && !particle.test(name)) + 1,
  );
  return { firstName: names.slice(0, start).join(" "), lastName: names.slice(start).join(" "), email };
};

const personIn = (line: string): Parts => {
  const bracket = line.lastIndexOf("<");
  if (bracket !== -1)
    return named(line.slice(0, bracket), plainAddress(line.slice(bracket + 1).replace(/>.*/u, "")));
  const gap = line.search(/\s\S*$/u) + 1;
  const last = line.slice(gap);
  return last.includes("@") && !/[,;\t]/u.test(line)
    ? named(line.slice(0, gap), plainAddress(last))
    : named(line, "");
};

export const readPeople = (text: string): ReadonlyArray<TypedPerson> =>
  text
    // Mail programs copy several people into one line.
    .replaceAll(/> *[,;]/gu, ">\n")
    .split(/[\r\n]/u)
    .map((source) => source.trim())
    .filter((source) => source !== "")
    .map((source) => ({ ...personIn(source), source }));
