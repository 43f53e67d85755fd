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
  /** Entries that could not be read, or that have the id of another one. */
  readonly entryIssues: ReadonlyArray<EntryIssue>;
  /** Places of texts that lost characters before they arrived. */
  readonly textIssues: ReadonlyArray<string>;
}

const repeated = "content → id: expected each entry once, found one of an earlier page again";

interface PageRequest {
  readonly urlParams: { readonly page: number; readonly size: number };
}

const readPages = Effect.fn("readPages")(function* <A extends { readonly id: string }, E, R>(
  list: (request: PageRequest) => Effect.Effect<Page<A>, E, R>,
) {
  const first = yield* list({ urlParams: { page: 0, size: maxPageSize } });
  const size = first.content.length + (first.entryIssues?.length ?? 0);
  const isComplete = size === 0 || first.totalElements <= size;
  const rest = yield* Effect.forEach(
    isComplete ? [] : Array.range(1, Math.ceil(first.totalElements / size) - 1),
    (page) => list({ urlParams: { page, size } }),
    { concurrency: 4 },
  );
  const pages = [first, ...rest];
  // An entry that was created or deleted between two requests has moved others to another page.
  const isStable = rest.every(({ totalElements }) => totalElements === first.totalElements);
  const byId = new Map<string, A>();
  const entryIssues = pages.flatMap(({ entryIssues = [] }) => entryIssues);
  for (const [page, { content }] of pages.entries())
    for (const entry of content) {
      if (!byId.has(entry.id)) byId.set(entry.id, entry);
      else if (isStable) entryIssues.push({ id: undefined, places: [`page=${page} → ${repeated}`] });
    }
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
