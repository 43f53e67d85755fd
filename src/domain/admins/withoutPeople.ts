/** Removes people from the text in which they are written, with their separator or their whole line. */
import type { TypedPerson } from "./readPeople.ts";

type Place = Pick<TypedPerson, "from" | "to">;

const isBreak = (character: string): boolean => character === "\n" || character === "\r";

export const withoutPeople = (text: string, people: ReadonlyArray<Place>): string => {
  let rest = "";
  let at = 0;
  for (const { from, to } of people.toSorted((a, b) => a.from - b.from)) {
    rest += text.slice(at, from);
    at = to;
    while (/[ \t,;>]/u.test(text.charAt(at))) at += 1;
    const isLineStart = /(?:^|[\n\r])[ \t\uFEFF]*$/u.test(rest.slice(-20));
    if (isLineStart && isBreak(text.charAt(at))) at += text.startsWith("\r\n", at) ? 2 : 1;
  }
  return rest + text.slice(at);
};
