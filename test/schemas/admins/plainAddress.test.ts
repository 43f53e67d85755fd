/** Addresses as they are pasted from mail programs, documents and address bars. */
import { expect, it } from "vitest";
import { plainAddress } from "#schemas/admins/plainAddress.ts";

it.each([
  " grace@example.org ",
  "\u200Bgrace@example.org\u200E",
  "Grace Sommer <grace@example.org>",
  "„grace@example.org“",
  "«grace@example.org»",
  "'grace@example.org',",
  "grace@example.org.",
  "`grace@example.org`",
  "Grace Sommer (grace@example.org)",
  "[grace@example.org](mailto:grace@example.org)",
  "mailto:%67race@example.org",
  "ｇｒａｃｅ＠ｅｘａｍｐｌｅ。ｏｒｇ",
  "<MAILTO:grace@example.org?subject=Hi>",
])("%j is read without what stands around it", (pasted) => {
  expect(plainAddress(pasted)).toBe("grace@example.org");
});

it.each([
  "jürgen@bücher.example",
  "o'neil+news@example.org",
  "a%2Bb@example.org",
  "a@b\r\nBcc: c@d",
  "a@b,c@d",
])("%j is not changed", (typed) => {
  expect(plainAddress(typed)).toBe(typed);
});

it("a long run takes no more time than its length", () => {
  const sent = `a${">".repeat(300_000)}b`;
  expect(plainAddress(sent)).toBe(sent);
  expect(plainAddress(`(${"@".repeat(300_000)}`)).toHaveLength(300_000);
});
