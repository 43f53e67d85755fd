/** Decoding of pages in the forms of several servers. */
import { Either, ParseResult, Schema } from "effect";
import { expect, it } from "vitest";
import { PageOf, PageParams } from "#schemas/pages.ts";
import { issueLines } from "#schemas/parseIssues.ts";

const Page = PageOf("NamePage", Schema.String, "names");
const decode = Schema.decodeUnknownSync(Page);

const whole = { content: ["a", "b"], page: 1, size: 2, totalElements: 5, totalPages: 3 };
const alone = { content: ["a", "b"], page: 0, size: 2, totalElements: 2, totalPages: 1 };

const { content, page: number, ...frame } = whole;
it.each([
  ["the contract's form", whole, whole],
  ["Spring's nested page object", { content, page: { number, ...frame } }, whole],
  ["Spring's flat page with its other members", { ...whole, sort: { sorted: true }, first: false }, whole],
  ["a bare array, as the only page", content, alone],
  ["only the content, as the only page", { content }, alone],
  ["numbers as digits in text", { ...whole, page: "1", totalElements: "5" }, whole],
])("%s is read, and sent in the contract's form", (_form, body, read) => {
  expect(decode(body)).toStrictEqual(read);
  expect(Schema.encodeSync(Page)(decode(body))).toStrictEqual(read);
});

it.each<[body: object, member: string | undefined]>([
  [{ _embedded: { names: ["a"] }, page: { number: 0 } }, "_embedded.names"],
  [{ errors: [], data: { names: ["a"] } }, "data.names"],
  [{ names: ["a"], total: 1 }, "names"],
  [{ "hydra:member": ["a"] }, "hydra:member"],
  [{ total: {}, data: { total: 1 } }, "data"],
  [{ total: {} }, undefined],
  ...["results", "data", "items", "result", "payload", "response", "records", "rows"].map(
    (member): [object, string] => [{ errors: [], [member]: ["a"] }, member],
  ),
])("a list in another member is named as what it is, %j", (body, member) => {
  const read = Schema.decodeUnknownEither(Page)(body);
  const lines = Either.match(read, { onLeft: ({ issue }) => issueLines(issue), onRight: () => [] });
  const place = member === undefined ? "" : `; it seems to be in "${member}"`;
  expect(lines).toEqual([`content: missing${place}`]);
});

it("entries that do not fit are left out, and named without their values", () => {
  const Things = PageOf("Things", Schema.Struct({ id: Schema.String, at: Schema.Number }), "things");
  const content = [{ id: "a", at: 1 }, { id: "b" }, { id: 7, at: "soon" }, null, { id: "d", at: 4 }];
  expect(Schema.decodeUnknownSync(Things)({ content })).toStrictEqual({
    ...alone,
    content: [
      { id: "a", at: 1 },
      { id: "d", at: 4 },
    ],
    size: 5,
    totalElements: 5,
    entryIssues: [
      { id: "b", places: ["content → [1] → at: missing"] },
      { id: "7", places: ["content → [2] → id: Expected string"] },
      { id: undefined, places: [expect.stringMatching(/^content → \[3\]: Expected /)] },
    ],
  });
});

it("of two entries with one id the first is read, and the other is named", () => {
  const Things = PageOf("Things", Schema.Struct({ id: Schema.String }), "things");
  expect(Schema.decodeUnknownSync(Things)([{ id: "a" }, { id: "b" }, { id: "a" }])).toMatchObject({
    content: [{ id: "a" }, { id: "b" }],
    entryIssues: [{ id: undefined, places: ["content → [2] → id: expected its own, found that of [0]"] }],
  });
});

it("texts that lost characters on the way are read, and named without the text", () => {
  const Things = PageOf("Things", Schema.Struct({ id: Schema.String, name: Schema.String }), "things");
  const content = [
    { id: "a", name: "Größe" },
    { id: "b", name: "Gr\uFFFD\uFFFDe" },
  ];
  const read = Schema.decodeUnknownSync(Things)(content);
  expect(read.content).toEqual(content);
  expect(read.textIssues).toEqual(["content → [1] → name: expected text, found U+FFFD"]);
});

it.each([null, "a", {}, { content: "a" }, { ...whole, totalElements: -1 }])(
  "%j is refused as a page",
  (input) => {
    expect(() => decode(input)).toThrow(ParseResult.ParseError);
  },
);

it.each([{ page: "1.5" }, { page: "" }, { size: "0" }, { size: "10001" }])(
  "%j is refused as page parameters",
  (query) => {
    expect(() => Schema.decodeUnknownSync(PageParams)(query)).toThrow(ParseResult.ParseError);
  },
);
