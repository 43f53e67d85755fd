/** Pages of lists, in the forms that servers send them. */
import { ParseResult, Schema } from "effect";
import { expect, it } from "vitest";
import { PageOf, PageParams } from "#schemas/pages.ts";

const Page = PageOf("NamePage", Schema.String, "names");
const decode = Schema.decodeUnknownSync(Page);

const whole = { content: ["a", "b"], page: 1, size: 2, totalElements: 5, totalPages: 3 };
const alone = { content: ["a", "b"], page: 0, size: 2, totalElements: 2, totalPages: 1 };

it("reads the contract's own form", () => {
  expect(decode(whole)).toStrictEqual(whole);
});

it("reads Spring's page as a nested object", () => {
  const page = { number: 1, size: 2, totalElements: 5, totalPages: 3 };
  expect(decode({ content: ["a", "b"], page })).toStrictEqual(whole);
});

it("reads Spring's flat page, whose further members it drops", () => {
  const spring = { ...whole, sort: { sorted: true }, first: false, last: false, empty: false };
  expect(decode(spring)).toStrictEqual(whole);
});

it("reads a bare array as the only page", () => {
  expect(decode(["a", "b"])).toStrictEqual(alone);
});

it("reads content alone as the only page", () => {
  expect(decode({ content: ["a", "b"] })).toStrictEqual(alone);
});

it("writes its own form alone", () => {
  expect(Schema.encodeSync(Page)(decode(["a", "b"]))).toStrictEqual(alone);
});

it.each([null, "a", {}, { content: "a" }, { content: [1] }, { ...whole, totalElements: -1 }])(
  "refuses %j",
  (input) => {
    expect(() => decode(input)).toThrow(ParseResult.ParseError);
  },
);

it.each([
  { page: "-1" },
  { page: "1.5" },
  { page: "0x10" },
  { page: "" },
  { size: "0" },
  { size: "10001" },
  { size: "1e3" },
])("refuses to be asked for %j", (query) => {
  expect(() => Schema.decodeUnknownSync(PageParams)(query)).toThrow(ParseResult.ParseError);
});
