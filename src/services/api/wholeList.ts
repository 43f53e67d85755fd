/** Fetches all pages of a list: a server may cap the page size, and a list must not be cut off silently. */
import { Array, Effect } from "effect";
import { type EntryIssue, maxPageSize } from "#schemas/pages.ts";

interface Page<A> {
  readonly content: ReadonlyArray<A>;
  readonly totalElements: number;
  readonly entryIssues?: ReadonlyArray<EntryIssue>;
  readonly textIssues?: ReadonlyArray<string>;
}

export interface WholeList<A> {
  readonly entries: ReadonlyArray<A>;
  /** Entries that could not be read, have the id of another one, or are on no page. */
  readonly entryIssues: ReadonlyArray<EntryIssue>;
  /** Places of texts that lost characters before they arrived. */
  readonly textIssues: ReadonlyArray<string>;
}

interface PageRequest {
  readonly urlParams: { readonly page: number; readonly size: number };
}

const lengthOf = ({ content, entryIssues = [] }: Page<unknown>) => content.length + entryIssues.length;

const readPages = Effect.fn("readPages")(function* <A extends { readonly id: string }, E, R>(
  list: (request: PageRequest) => Effect.Effect<Page<A>, E, R>,
) {
  const readPage = (page: number, size: number) => list({ urlParams: { page, size } });
  const first = yield* readPage(0, maxPageSize);
  const { totalElements } = first;
  const size = lengthOf(first);
  const pages = [first];
  // An empty page is the last one, whatever the total says.
  for (let shortest = size; shortest > 0 && pages.length * size < totalElements;) {
    const end = Math.min(pages.length + 4, Math.ceil(totalElements / size));
    const more = yield* Effect.all(
      Array.range(pages.length, end - 1).map((page) => readPage(page, size)),
      { concurrency: 4 },
    );
    pages.push(...more);
    shortest = Math.min(...more.map(lengthOf));
  }
  // An entry that was created or deleted between two requests has moved others to another page.
  const isStable = pages.every((page) => page.totalElements === totalElements);
  const byId = new Map<string, A>();
  const entryIssues = pages.flatMap(({ entryIssues = [] }) => entryIssues);
  for (const { content } of pages)
    for (const entry of content) if (!byId.has(entry.id)) byId.set(entry.id, entry);
  const found = byId.size + entryIssues.length;
  // Of a page that repeats another, or is short.
  const missing = isStable ? Math.min(totalElements - found, maxPageSize) : 0;
  const place = `totalElements: expected ${found}`;
  for (let index = 0; index < missing; index++)
    entryIssues.push({ id: undefined, places: index === 0 ? [place] : [] });
  return {
    entries: [...byId.values()],
    entryIssues,
    textIssues: pages.flatMap(({ textIssues = [] }) => textIssues),
    isStable,
  };
});

/** Each entry once, in the server's order. Repeats where the list has changed between two pages. */
export const wholeList = <A extends { readonly id: string }, E, R>(
  list: (request: PageRequest) => Effect.Effect<Page<A>, E, R>,
): Effect.Effect<WholeList<A>, E, R> =>
  readPages(list).pipe(
    Effect.repeat({ until: ({ isStable }) => isStable, times: 2 }),
    Effect.map(({ isStable: _, ...list }) => list),
  );
