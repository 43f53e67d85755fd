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
  const page = { content: [], page: 3, size, totalElements, totalPages };
  expect(paging({ page: 3, size }).toPage([], totalElements)).toEqual(page);
});
