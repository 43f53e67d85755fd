/**
 * Reads the people to invite from pasted lines or a file: as mail programs write them, or as a table with commas,
 * semicolons or tabs, with or without a header. Never throws, and loses nothing: who lacks a part gets an empty one.
 */
import { bareAddress, mailboxesIn } from "./mailboxes.ts";
import { personName } from "./personName.ts";
import { columnsIn, separators, type TableColumns } from "./tableColumns.ts";
import { recordAt } from "./tableRecord.ts";

export interface TypedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Where in the text the person is written. */
  readonly from: number;
  readonly to: number;
}

type Parts = Omit<TypedPerson, "from" | "to">;

const onlyAddress = /^<?(?:mailto:)?[^\s@<>"]+@[^\s@<>"]+>?$/iu;
const lineBreak = /\r\n|\n|\r/gu;

/** The address of a cell; in angle brackets if it has some. */
const addressOf = (cell: string): string => bareAddress(/<([^<>]*)>/u.exec(cell)?.[1] ?? cell);

const byColumns = (cells: ReadonlyArray<string>, { at }: TableColumns): Parts => {
  const cell = (index: number | undefined) => (index === undefined ? "" : (cells[index] ?? ""));
  const names =
    at.wholeName !== undefined && at.firstName === undefined && at.lastName === undefined
      ? personName(cell(at.wholeName))
      : { firstName: cell(at.firstName), lastName: cell(at.lastName) };
  return { ...names, email: addressOf(cell(at.email)) };
};

/** A record without a header: one cell is the address, and the others are the names in their order. */
const byContent = (cells: ReadonlyArray<string>): Parts | undefined => {
  const [email, ...others] = cells.filter((cell) => cell.includes("@"));
  if (email === undefined || others.length > 0 || !onlyAddress.test(email)) return undefined;
  const names = cells.filter((cell) => cell !== email);
  if (names.every((cell) => cell === "")) return undefined;
  const filled = names.filter((cell) => cell !== "");
  const [firstName = "", lastName = ""] = names;
  // Empty cells at the end are those of other rows of the sheet.
  const isWhole = filled.length === 1 && (names.length === 1 || filled[0]?.includes(" ") === true);
  return {
    ...(isWhole ? personName(filled[0] ?? "") : { firstName, lastName }),
    email: addressOf(email),
  };
};

interface Read {
  readonly people: ReadonlyArray<TypedPerson>;
  /** Where the record ends. */
  readonly end: number;
}

const readRecord = (text: string, from: number, lineEnd: number, table: TableColumns | undefined): Read => {
  const read = (person: Parts, end: number): Read => ({ people: [{ ...person, from, to: end }], end });
  if (table) {
    const { cells, end } = recordAt(text, from, table.separator);
    const filled = cells.filter((cell) => cell !== "").length;
    if (filled === 0) return { people: [], end };
    // A line that is no row of the table may be a person as mail programs write it.
    if (filled > 1 || !cells.some((cell) => cell.includes("@"))) return read(byColumns(cells, table), end);
  }
  const line = text.slice(from, lineEnd);
  for (const separator of separators.filter((separator) => line.includes(separator))) {
    const { cells, end } = recordAt(text, from, separator);
    const person = byContent(cells);
    if (person) return read(person, end);
  }
  const people = mailboxesIn(line).map(({ name, email, ...place }) => ({
    ...personName(name),
    email,
    from: from + place.from,
    to: from + place.to,
  }));
  return { people, end: lineEnd };
};

export const readPeople = (text: string): ReadonlyArray<TypedPerson> => {
  const people: Array<TypedPerson> = [];
  let table: TableColumns | undefined;
  let at = 0;
  while (at < text.length) {
    lineBreak.lastIndex = at;
    const lineEnd = lineBreak.exec(text)?.index ?? text.length;
    const line = text.slice(at, lineEnd);
    const header = columnsIn(line);
    if (header) table = header.count > 1 ? header : undefined;
    // Excel understands `sep=;` as a first line.
    if (header || /^\uFEFF?sep=.$/iu.test(line)) at = lineEnd + 1;
    else {
      const read = readRecord(text, at, lineEnd, table);
      for (const person of read.people) people.push(person);
      at = read.end + 1;
    }
  }
  return people;
};
