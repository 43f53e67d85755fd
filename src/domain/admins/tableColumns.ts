/** Recognizes the header of a table of people, in English and German, with its columns in any order. */
import { recordAt, type Separator } from "./tableRecord.ts";

type ColumnName = "firstName" | "lastName" | "wholeName" | "email";

export interface TableColumns {
  readonly separator: Separator;
  readonly count: number;
  /** The index of each column that exists. */
  readonly at: { readonly [Name in ColumnName]?: number };
}

/** Letters only, in lower case: "E-mail 1 - Value" is `emailvalue`. */
const patterns: ReadonlyArray<readonly [ColumnName, RegExp]> = [
  ["email", /^(primary|work|private)?e?mail(address|adresse|id|value)?$/],
  ["firstName", /^(firstname|givenname|forename|vorname|rufname)$/],
  ["lastName", /^(lastname|surname|familyname|nachname|familienname|zuname)$/],
  ["wholeName", /^(name|fullname|displayname|anzeigename|vollständigername)$/],
];

const namesOf = (cells: ReadonlyArray<string>): Map<ColumnName, number> => {
  const found = new Map<ColumnName, number>();
  for (const [index, cell] of cells.entries()) {
    const letters = cell.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
    const name = patterns.find(([, pattern]) => pattern.test(letters))?.[0];
    if (name !== undefined && !found.has(name)) found.set(name, index);
  }
  // Beside a first name, a name is the last name.
  const whole = found.get("wholeName");
  if (whole !== undefined && found.has("firstName") && !found.has("lastName")) {
    found.delete("wholeName");
    found.set("lastName", whole);
  }
  return found;
};

const columnsBy = (line: string, separator: Separator): TableColumns | undefined => {
  const { cells } = recordAt(line, 0, separator);
  const at = namesOf(cells);
  const isHeader = at.has("email") || (at.has("firstName") && at.has("lastName"));
  return isHeader ? { separator, count: cells.length, at: Object.fromEntries(at) } : undefined;
};

export const separators: ReadonlyArray<Separator> = ["\t", ";", ","];

/** The columns that a line names; undefined if it is no header. */
export const columnsIn = (line: string): TableColumns | undefined => {
  // A name of a column is short, and a header of many columns is no list of people.
  if (line.length > 2000 || line.includes("@")) return undefined;
  return separators
    .flatMap((separator) => columnsBy(line, separator) ?? [])
    .toSorted((a, b) => b.count - a.count)[0];
};
