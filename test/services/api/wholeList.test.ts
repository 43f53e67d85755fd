/** A whole list over a server that caps its pages, and that changes between two of them. */
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { maxPageSize } from "#schemas/pages.ts";
import { wholeList } from "#src/services/api/wholeList.ts";

const named = (...names: ReadonlyArray<string>) => names.map((id) => ({ id }));

interface PageRequest {
  readonly urlParams: { readonly page: number; readonly size: number };
}

/** A server that returns at most three entries a page; `lists` are its lists at each request. */
const serverOf = (...lists: ReadonlyArray<string>) => {
  const pages: Array<number> = [];
  const list = ({ urlParams }: PageRequest) => {
    const all = named(...(lists[Math.min(pages.length, lists.length - 1)] ?? ""));
    const size = Math.min(urlParams.size, 3);
    pages.push(urlParams.page);
    const start = urlParams.page * size;
    return Effect.succeed({ content: all.slice(start, start + size), totalElements: all.length });
  };
  const readAll = () => Effect.runPromise(wholeList(list));
  const read = async () => (await readAll()).entries.map(({ id }) => id).join("");
  return { pages, read, readAll };
};

describe("a whole list", () => {
  it.each([
    ["", [0]],
    ["abc", [0]],
    ["abcd", [0, 1]],
    ["abcdef", [0, 1]],
    ["abcdefgh", [0, 1, 2]],
  ])("of %s is read in pages %j", async (all, pages) => {
    const server = serverOf(all);
    expect(await server.read()).toBe(all);
    expect(server.pages).toEqual(pages);
  });

  it.each([
    [["abcd", "bcd"], "bcd", 3],
    [["abcd", "xabcd", "abcd", "xabcd", "abcd", "xabcd"], "abcd", 6],
  ])(
    "that changes between two pages, %j, is read again, at most twice: %s",
    async (lists, found, requests) => {
      const server = serverOf(...lists);
      expect(await server.read()).toBe(found);
      expect(server.pages).toEqual([0, 1, 0, 1, 0, 1].slice(0, requests));
      expect((await serverOf(...lists).readAll()).entryIssues).toEqual([]);
    },
  );

  it("names lost characters and entries that could not be read on every page, which is of the server's size", async () => {
    const entryIssue = (id: string) => ({ id, places: ["content → [0] → at: missing"] });
    const textIssues = ["content → [1] → name"];
    const pages = [
      { content: named("a", "b"), entryIssues: [entryIssue("c")], textIssues },
      { content: named("d"), entryIssues: [entryIssue("e")], textIssues },
    ];
    const asked: Array<unknown> = [];
    const list = wholeList(({ urlParams }: PageRequest) => {
      asked.push(urlParams);
      return Effect.succeed({ content: [], ...pages[urlParams.page], totalElements: 5 });
    });
    expect(await Effect.runPromise(list)).toEqual({
      entries: named("a", "b", "d"),
      entryIssues: [entryIssue("c"), entryIssue("e")],
      textIssues: [...textIssues, ...textIssues],
    });
    expect(asked.slice(1)).toEqual([{ page: 1, size: 3 }]);
  });

  it("is never partial: it fails if one of its pages fails", async () => {
    const first = Effect.succeed({ content: named("a", "b", "c"), totalElements: 4 });
    const list = wholeList(({ urlParams }) => (urlParams.page === 0 ? first : Effect.fail("lost")));
    expect(await Effect.runPromise(Effect.flip(list))).toBe("lost");
  });

  it.each([
    [["", ""], 2, 2],
    [["ab", ""], 4, 2],
    [["ab", "ab"], 4, 2],
    [["ab", ""], 1e9, maxPageSize],
  ])("of pages %j says that not all of its %i entries are there", async (pages, totalElements, missing) => {
    const list = wholeList(({ urlParams: { page } }) =>
      Effect.succeed({ content: named(...(pages[page] ?? "")), totalElements }),
    );
    const { entries, entryIssues } = await Effect.runPromise(list);
    expect(entryIssues).toHaveLength(missing);
    expect(entryIssues.flatMap(({ places }) => places)).toEqual([
      `totalElements: expected ${entries.length}`,
    ]);
  });
});
