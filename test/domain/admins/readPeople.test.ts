/** Reading people from pasted lines and tables: examples, and round trips in every format. */
import { FastCheck as fc } from "effect";
import { describe, expect, it } from "vitest";
import { readPeople } from "#src/domain/admins/readPeople.ts";
import { withoutPeople } from "#src/domain/admins/withoutPeople.ts";

const namesOf = (text: string) =>
  readPeople(text).map(({ firstName, lastName, email }) => [firstName, lastName, email]);

const anna = ["Anna", "Berg", "anna@example.org"];
const bob = ["Bob", "Carl", "bob@example.org"];

it.each([
  ["a line", "Anna Berg <anna@example.org>", [anna]],
  ["lines", "Anna Berg <anna@example.org>\n\nBob Carl <bob@example.org>\r\n", [anna, bob]],
  ["commas between people", "Anna Berg <anna@example.org>, Bob Carl <bob@example.org>", [anna, bob]],
  ["semicolons between people", "Anna Berg <anna@example.org>; Bob Carl <bob@example.org>;", [anna, bob]],
  ["no separator at all", "Anna Berg <anna@example.org> Bob Carl <bob@example.org>", [anna, bob]],
  ["a quoted name with a comma", '"Berg, Anna" <anna@example.org>, Bob Carl <bob@example.org>', [anna, bob]],
  ["Outlook's names", "Berg, Anna <anna@example.org>; Carl, Bob <bob@example.org>", [anna, bob]],
  ["Outlook's quotes", "'Anna Berg' <anna@example.org>", [anna]],
  ["an address as its own name", "'anna@example.org' <anna@example.org>", [["", "", "anna@example.org"]]],
  ["an unclosed bracket", "Anna Berg <anna@example.org", [anna]],
  ["an unclosed quote", '"Anna Berg <anna@example.org>', [anna]],
  ["escaped quotes", String.raw`"Anna \"Ann\" Berg" <anna@example.org>`, [['Anna "Ann"', "Berg", anna[2]]]],
  ["an address behind a name", "Anna Berg anna@example.org", [anna]],
  ["an address in parentheses", "• Anna Berg (anna@example.org)", [anna]],
  ["an address and a dash", "Anna Berg – anna@example.org", [anna]],
  ["an address before a name", "anna@example.org Anna Berg\tBob Carl bob@example.org", [anna, bob]],
  ["a link", "Anna Berg <mailto:anna@example.org>", [anna]],
  [
    "bare addresses",
    "anna@example.org, bob@example.org",
    [
      ["", "", anna[2]],
      ["", "", bob[2]],
    ],
  ],
  ["a bare address first", "bob@example.org, Berg, Anna <anna@example.org>", [["", "", bob[2]], anna]],
  ["several first names", "Anna von der Berg <anna@example.org>", [["Anna von der", "Berg", anna[2]]]],
  ["one name", "Anna <anna@example.org>", [["Anna", "", anna[2]]]],
  ["no address", "Anna Berg", [["Anna", "Berg", ""]]],
  ["a cell with the whole name", "Anna Berg;anna@example.org", [anna]],
  ["a quoted cell with a comma", '"Berg, Anna",anna@example.org', [anna]],
  ["cells of a sheet", "Anna\tBerg\tanna@example.org\nBob\tCarl\tbob@example.org", [anna, bob]],
  ["a missing cell", "Anna;;anna@example.org", [["Anna", "", anna[2]]]],
  ["more cells", "anna@example.org,Anna,Berg,Sales,", [anna]],
  ["a bracketed cell", "Anna;Berg;<anna@example.org>", [anna]],
  ["an English header", "Email,Last name,First name\nanna@example.org,Berg,Anna", [anna]],
  ["a German header", "Vorname;Name;Abteilung;E-Mail\nAnna;Berg;Vertrieb;anna@example.org\n;;;\n", [anna]],
  [
    "a column of whole names",
    "Name;E-Mail-Adresse\nBerg, Anna;anna@example.org\nBob Carl;bob@example.org",
    [anna, bob],
  ],
  ["a header of one column", "E-Mail\nanna@example.org", [["", "", anna[2]]]],
  // Without its semicolon, the header is the name of one column.
  ["a header that reads as one name", "Email;Address\nanna@example.org;1 Quay", [["", "", anna[2]]]],
  ["Excel's first line", "\uFEFFsep=;\r\nVorname;Nachname;E-Mail\r\nAnna;Berg;anna@example.org", [anna]],
  [
    "a quoted line break",
    'Note,First name,Last name,Email\n"a, ""b""\nc",Anna,Berg,anna@example.org',
    [anna],
  ],
  ["a cell with name and address", "Vorname,Nachname,E-Mail\nAnna,Berg,Anna Berg <anna@example.org>", [anna]],
  ["a missing column", "Vorname;Nachname\nAnna;Berg", [["Anna", "Berg", ""]]],
  [
    "a short row",
    "Vorname;Nachname;E-Mail\nAnna;Berg\nBob Carl <bob@example.org>",
    [["Anna", "Berg", ""], bob],
  ],
  [
    "a quote that is no RFC 4180",
    'First name,Last name,Email\n"Anna" B,Berg,anna@example.org\nBob,"Carl",bob@example.org',
    [['"Anna" B', "Berg", anna[2]], bob],
  ],
  [
    "two tables",
    "Vorname;Nachname;E-Mail\nAnna;Berg;anna@example.org\nEmail,Surname,Given name\nbob@example.org,Carl,Bob",
    [anna, bob],
  ],
])("people are read from %s", (_title, text, people) => {
  expect(namesOf(text)).toEqual(people);
});

const word = fc
  .stringMatching(/^[A-Za-zÄÖÜäöüßéèŁłńşİ]{2,12}$/u)
  .filter((name) => !/^(e?mail|name)$/iu.test(name));
const person = fc.record({
  firstName: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" ")),
  lastName: word,
  email: fc
    .tuple(fc.stringMatching(/^[a-z][a-z0-9.+-]{0,10}[a-z]$/u), word)
    .map(([local, host]) => `${local}@${host}.example`),
});
const people = fc.array(person, { minLength: 1, maxLength: 8 });
type Person = typeof person extends fc.Arbitrary<infer A> ? A : never;

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const header = {
  firstName: ["First name", "Vorname", "Given Name"],
  lastName: ["Last name", "Nachname", "Surname"],
  email: ["Email", "E-Mail-Adresse", "mail"],
};
const format = fc.record({
  separator: fc.constantFrom(",", ";", "\t"),
  isQuoted: fc.boolean(),
  lineBreak: fc.constantFrom("\n", "\r\n", "\r"),
  mark: fc.constantFrom("", "\uFEFF"),
  columns: fc.shuffledSubarray(["firstName", "lastName", "email"] as const, { minLength: 3 }),
  language: fc.nat(2),
});

const tableOf = (
  rows: ReadonlyArray<Person>,
  {
    separator,
    isQuoted,
    lineBreak,
    mark,
    columns,
    language,
  }: typeof format extends fc.Arbitrary<infer A> ? A : never,
) =>
  mark +
  [
    columns.map((name) => header[name][language] ?? ""),
    ...rows.map((row) => columns.map((name) => row[name])),
  ]
    .map((cells) => cells.map((cell) => (isQuoted ? quoted(cell) : cell)).join(separator))
    .join(lineBreak);

const asRead = ({ firstName, lastName, email }: Person) => [firstName, lastName, email];

describe("people are read as they were written", () => {
  it("in a table with any separator, quotes, line breaks and order of columns", () => {
    fc.assert(
      fc.property(people, format, (rows, written) => {
        expect(namesOf(tableOf(rows, written))).toEqual(rows.map(asRead));
      }),
    );
  });

  it("in a table without a header", () => {
    fc.assert(
      fc.property(people, fc.constantFrom(",", ";", "\t"), fc.boolean(), (rows, separator, isEmailFirst) => {
        const lines = rows.map(({ firstName, lastName, email }) =>
          (isEmailFirst ? [email, firstName, lastName] : [firstName, lastName, email]).join(separator),
        );
        expect(namesOf(lines.join("\n"))).toEqual(rows.map(asRead));
      }),
    );
  });

  it("as mail programs copy them", () => {
    fc.assert(
      fc.property(
        people,
        fc.constantFrom(", ", "; ", ";", "\n", "\r\n"),
        fc.nat(2),
        (rows, between, style) => {
          const mailboxes = rows.map(
            ({ firstName, lastName, email }) =>
              [
                `${firstName} ${lastName} <${email}>`,
                `"${lastName}, ${firstName}" <${email}>`,
                `${lastName}, ${firstName} <${email}>`,
              ][style],
          );
          expect(namesOf(mailboxes.join(between))).toEqual(rows.map(asRead));
        },
      ),
    );
  });

  it("without those that are removed", () => {
    fc.assert(
      fc.property(
        people,
        format,
        fc.constantFrom(", ", "; ", "\n", undefined),
        fc.nat(),
        (rows, written, between, at) => {
          const text =
            between === undefined
              ? tableOf(rows, written)
              : rows
                  .map(({ firstName, lastName, email }) => `${firstName} ${lastName} <${email}>`)
                  .join(between);
          const removed = at % rows.length;
          const rest = withoutPeople(text, readPeople(text).slice(removed, removed + 1));
          expect(namesOf(rest)).toEqual(rows.toSpliced(removed, 1).map(asRead));
        },
      ),
    );
  });
});

it("the last person of a line is removed without its line break", () => {
  const text = "Anna Berg <anna@example.org>\tBob Carl <bob@example.org>\n\nEva Fink <eva@example.org>";
  expect(withoutPeople(text, readPeople(text).slice(1, 2))).toBe(
    "Anna Berg <anna@example.org>\t\n\nEva Fink <eva@example.org>",
  );
});
