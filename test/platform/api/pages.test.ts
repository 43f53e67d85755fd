import { expect, it } from "vitest";
import { paging } from "#platform/api/pages.ts";

it("without parameters a page has up to 10,000 entries", () => {
  expect(paging({})).toMatchObject({ limit: 10_000, offset: 0 });
});

it.each([
  [0, 10, 0],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
])("%i elements are %i per page on %i pages", (totalElements, size, totalPages) => {
  expect(paging({ page: 3, size }).toPage([], totalElements)).toEqual({
    content: [],
    page: 3,
    size,
    totalElements,
    totalPages,
  });
});

it("a page starts after the entries of the pages before it", () => {
  expect(paging({ page: 3, size: 10 })).toMatchObject({ limit: 10, offset: 30 });
});
