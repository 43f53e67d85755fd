/** A whole list over a server that caps its pages, and that changes between two of them. */
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { wholeList } from "#src/services/api/wholeList.ts";

const named = (...names: ReadonlyArray<string>) => names.map((id) => ({ id }));

/** A server that returns at most three entries a page; `lists` are its lists at each request. */
const serverOf = (...lists: ReadonlyArray<string>) => {
  const pages: Array<number> = [];
  const list = ({ urlParams }: { readonly urlParams: { readonly page: number; readonly size: number } }) => {
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

  it("is read again when it has changed between two pages", async () => {
    const server = serverOf("abcd", "bcd");
    expect(await server.read()).toBe("bcd");
    expect(server.pages).toEqual([0, 1, 0]);
  });

  it("names an entry that a later page repeats, unless the list has changed meanwhile", async () => {
    const repeated = "content → id: expected each entry once, found one of an earlier page again";
    const entryIssue = { id: undefined, places: [`page=1 → ${repeated}`] };
    expect((await serverOf("abca").readAll()).entryIssues).toEqual([entryIssue]);
    expect((await serverOf("abcd", "xabcd", "abcd", "xabcd", "abcd", "xabcd").readAll()).entryIssues).toEqual(
      [],
    );
  });

  it("names lost characters and entries that could not be read on every page", async () => {
    const entryIssue = { id: "c", places: ["content → [0] → at: missing"] };
    const pages = [
      { content: named("a", "b"), textIssues: ["content → [1] → name"], totalElements: 4 },
      {
        content: named("d"),
        entryIssues: [entryIssue],
        textIssues: ["content → [1] → name"],
        totalElements: 4,
      },
    ];
    const list = wholeList(({ urlParams }) =>
      Effect.succeed(pages[urlParams.page] ?? { content: [], totalElements: 4 }),
    );
    expect(await Effect.runPromise(list)).toEqual({
      entries: named("a", "b", "d"),
      entryIssues: [entryIssue],
      textIssues: ["content → [1] → name", "content → [1] → name"],
    });
  });

  it("whose first page is empty is read once, whatever its total", async () => {
    const list = wholeList(() => Effect.succeed({ content: named(), totalElements: 4 }));
    expect(await Effect.runPromise(list)).toEqual({ entries: [], entryIssues: [], textIssues: [] });
  });

  it("is read at most three times, and contains no entry twice", async () => {
    const server = serverOf("abcd", "xabcd", "abcd", "xabcd", "abcd", "xabcd");
    expect(await server.read()).toBe("abcd");
    expect(server.pages).toEqual([0, 1, 0, 1, 0, 1]);
  });

  it("requests pages of the server's size, even if an entry of the first could not be read", async () => {
    const entryIssue = { id: "b", places: ["content → [1] → at: missing"] };
    const asked: Array<unknown> = [];
    const list = ({
      urlParams,
    }: {
      readonly urlParams: { readonly page: number; readonly size: number };
    }) => {
      asked.push(urlParams);
      return Effect.succeed(
        urlParams.page === 0
          ? { content: named("a", "c"), entryIssues: [entryIssue], totalElements: 5 }
          : { content: named("d", "e"), totalElements: 5 },
      );
    };
    expect(await Effect.runPromise(wholeList(list))).toEqual({
      entries: named("a", "c", "d", "e"),
      entryIssues: [entryIssue],
      textIssues: [],
    });
    expect(asked.slice(1)).toEqual([{ page: 1, size: 3 }]);
  });
});
