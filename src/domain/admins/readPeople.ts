/**
 * Reads the people to invite, a line each: `Ada Winter <ada@example.org>`, or cells with tabs, semicolons or commas
 * (RFC 4180 within the line). Loses nothing: who lacks a part gets an empty one.
 */
import { plainAddress } from "#schemas/admins/plainAddress.ts";

export interface TypedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** From 1. */
  readonly line: number;
  /** As it is written. */
  readonly source: string;
}

type Parts = Pick<TypedPerson, "firstName" | "lastName" | "email">;

/** The last word is the last name, unless a comma says otherwise: "Winter, Ada". */
const named = (whole: string, email: string): Parts => {
  const words = whole.replaceAll(/["\s]+/gu, " ").trim();
  const comma = words.indexOf(",");
  if (comma !== -1)
    return { firstName: words.slice(comma + 1).trim(), lastName: words.slice(0, comma), email };
  const gap = words.lastIndexOf(" ");
  if (gap === -1) return { firstName: words, lastName: "", email };
  return { firstName: words.slice(0, gap), lastName: words.slice(gap + 1), email };
};

const byWords = (line: string): Parts => {
  const bracket = line.lastIndexOf("<");
  if (bracket !== -1)
    return named(line.slice(0, bracket), plainAddress(line.slice(bracket + 1).replace(/>.*/u, "")));
  const gap = line.lastIndexOf(" ") + 1;
  const last = line.slice(gap);
  return last.includes("@") ? named(line.slice(0, gap), plainAddress(last)) : named(line, "");
};

/** A quote within a cell is an ordinary character. */
const cellsOf = (line: string, separator: string): ReadonlyArray<string> => {
  const cell = new RegExp(`"((?:[^"]|"")*)" *(?:${separator}|$)|([^${separator}]*)(?:${separator}|$)`, "gu");
  const cells: Array<string> = [];
  for (let at = 0; at <= line.length; at = cell.lastIndex) {
    while (line[at] === " ") at += 1;
    cell.lastIndex = at;
    const [whole = "", quoted, bare = ""] = cell.exec(line) ?? [];
    cells.push(quoted === undefined ? bare.trim() : quoted.replaceAll('""', '"').trim());
    if (!whole.endsWith(separator)) break;
  }
  return cells;
};

/** The cell with the address is the email address, and the others are the names in their order. */
const byCells = (cells: ReadonlyArray<string>): Parts => {
  const found = cells.findIndex((cell) => cell.includes("@"));
  const at = found === -1 ? 2 : found;
  const email = plainAddress(cells[at] ?? "");
  const [firstName = "", lastName] = cells.filter((_, index) => index !== at);
  return lastName === undefined ? named(firstName, email) : { firstName, lastName, email };
};

const personIn = (line: string): Parts => {
  const separator = ["\t", ";"].find((each) => line.includes(each));
  if (separator !== undefined) return byCells(cellsOf(line, separator));
  const isRecord = line.includes(",") && (!line.includes("<") || /, *</u.test(line));
  return isRecord ? byCells(cellsOf(line, ",")) : byWords(line);
};

export const readPeople = (text: string): ReadonlyArray<TypedPerson> =>
  text
    .replace(/^\uFEFF/u, "")
    .split(/\r\n?|\n/u)
    .flatMap((line, index) =>
      // Mail programs copy several people into one line.
      line
        .replaceAll(/> *[,;]/gu, ">\n")
        .split("\n")
        .map((source) => source.trim())
        .filter((source) => source !== "")
        .map((source) => ({ ...personIn(source), line: index + 1, source })),
    );
