/** A whole list over a server that caps its pages, and that changes between two of them. */
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { wholeList } from "#src/services/wholeList.ts";

const named = (...names: ReadonlyArray<string>) => names.map((id) => ({ id }));

/** A server that answers at most three entries a page; `lists` are the lists that it holds at each request. */
const serverOf = (...lists: ReadonlyArray<string>) => {
  const pages: Array<number> = [];
  const list = ({ urlParams }: { readonly urlParams: { readonly page: number; readonly size: number } }) => {
    const all = named(...(lists[Math.min(pages.length, lists.length - 1)] ?? ""));
    const size = Math.min(urlParams.size, 3);
    pages.push(urlParams.page);
    const start = urlParams.page * size;
    return Effect.succeed({ content: all.slice(start, start + size), totalElements: all.length });
  };
  const read = async () => (await Effect.runPromise(wholeList(list))).map(({ id }) => id).join("");
  return { pages, read };
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

  it("is read three times at most, and holds no entry twice", async () => {
    const server = serverOf("abcd", "xabcd", "abcd", "xabcd", "abcd", "xabcd");
    expect(await server.read()).toBe("abcd");
    expect(server.pages).toEqual([0, 1, 0, 1, 0, 1]);
  });
});
