/** Reading people from pasted lines. */
import { FastCheck as fc } from "effect";
import { expect, it } from "vitest";
import { readPeople } from "#src/domain/admins/readPeople.ts";

const namesOf = (text: string) =>
  readPeople(text).map(({ firstName, lastName, email }) => [firstName, lastName, email]);

const anna = ["Anna", "Berg", "anna@example.org"];
const bob = ["Bob", "Carl", "bob@example.org"];

it.each([
  ["lines", "\uFEFFAnna Berg <anna@example.org>\n\nBob Carl <bob@example.org>\r\n", [anna, bob]],
  ["a line of a mail program", "Anna Berg <anna@example.org>, Bob Carl <bob@example.org>;", [anna, bob]],
  ["a quoted name with a comma", '"Berg, Anna" <anna@example.org>, Bob Carl <bob@example.org>', [anna, bob]],
  ["names in quotes", "'Anna Berg' <anna@example.org>\n„Carl, Bob“ <bob@example.org>", [anna, bob]],
  ["a name with a comma", "Berg, Anna <anna@example.org>", [anna]],
  ["an unclosed bracket", "Anna Berg <anna@example.org", [anna]],
  ["an address behind a name", "Anna Berg anna@example.org", [anna]],
  ["an address behind a mark", "Anna Berg: anna@example.org\nBob Carl – bob@example.org", [anna, bob]],
  [
    "an address behind a line or an arrow",
    "Anna Berg | anna@example.org\nBob Carl → bob@example.org",
    [anna, bob],
  ],
  ["a mail's head", "An: Anna Berg <anna@example.org>; Bob Carl <bob@example.org>", [anna, bob]],
  [
    "names with departments",
    "Berg, Anna (AB-C/D) <anna@example.org>\n'Bob Carl [ext.]' <bob@example.org>",
    [anna, bob],
  ],
  ["lists", "1. Anna Berg <anna@example.org>\n•\tBob Carl <bob@example.org>", [anna, bob]],
  ["spaces that break no line", "Anna\u00A0Berg\u00A0anna@example.org", [anna]],
  ["a bare address", "anna@example.org", [["", "", anna[2]]]],
  ["several first names", "Anna Maria Berg <anna@example.org>", [["Anna Maria", "Berg", anna[2]]]],
  ["particles", "Anna Maria von der Berg <anna@example.org>", [["Anna Maria", "von der Berg", anna[2]]]],
  ["a particle in capitals", "Anna Zu Berg anna@example.org", [["Anna", "Zu Berg", anna[2]]]],
  ["a first name like a particle", "Van Berg <anna@example.org>", [["Van", "Berg", anna[2]]]],
  ["one name", "Anna <anna@example.org>", [["Anna", "", anna[2]]]],
  ["no address", "Anna Berg", [["Anna", "Berg", ""]]],
  ["an address without @", "Anna Berg <anna>", [["Anna", "Berg", "anna"]]],
  ["lines that end as of old", "Anna Berg <anna@example.org>\rBob Carl <bob@example.org>", [anna, bob]],
  ["cells, which are no person", "Anna;Berg;anna@example.org", [["Anna;Berg;anna@example.org", "", ""]]],
  ["more commas than a name has", "Anna, Berg, <anna@example.org>", [["", "Anna, Berg,", anna[2]]]],
])("people are read from %s", (_title, text, people) => {
  expect(namesOf(text)).toEqual(people);
});

it("each person has what is written of them", () => {
  const text = "\n Anna Berg <anna@example.org>, Bob <bob@example.org>\nEva";
  const sources = ["Anna Berg <anna@example.org>", "Bob <bob@example.org>", "Eva"];
  expect(readPeople(text).map(({ source }) => source)).toEqual(sources);
});

const pieces = ['"', "'", ",", ";", "\t", "\n", "\r", "<", ">", "@", " ", "a", "a@b.c", "\uFEFF", "\uD800"];

it("of any text, nothing is lost and the sources read the same again", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (written) => {
      const text = written.join("");
      const people = readPeople(text);
      const sources = people.map(({ source }) => source).join("\n");
      const letters = (from: string) => from.replaceAll(/[^\p{L}@]/gu, "");
      expect(letters(sources)).toBe(letters(text));
      expect(namesOf(sources)).toEqual(namesOf(text));
    }),
  );
});

it.each(['"', "'", '""a', "<", "a,", '";', "> ", ", ", " a"])(
  "100,000 times %j is read in linear time",
  (piece) => {
    // Quadratic time would be minutes.
    expect(() => readPeople(piece.repeat(100_000))).not.toThrow();
  },
);
