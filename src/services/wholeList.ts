/** A list with all of its pages: a server may cap a page, and a list is never cut off silently. */
import { Array, Effect } from "effect";
import { maxPageSize } from "#schemas/pages.ts";

interface Page<A> {
  readonly content: ReadonlyArray<A>;
  readonly totalElements: number;
}

interface Asked {
  readonly urlParams: { readonly page: number; readonly size: number };
}

const readPages = Effect.fn("readPages")(function* <A extends { readonly id: string }, E, R>(
  list: (asked: Asked) => Effect.Effect<Page<A>, E, R>,
) {
  const first = yield* list({ urlParams: { page: 0, size: maxPageSize } });
  const size = first.content.length;
  const isAll = size === 0 || first.totalElements <= size;
  const rest = yield* Effect.forEach(
    isAll ? [] : Array.range(1, Math.ceil(first.totalElements / size) - 1),
    (page) => list({ urlParams: { page, size } }),
    { concurrency: 4 },
  );
  const pages = [first, ...rest];
  return {
    entries: [
      ...new Map(pages.flatMap(({ content }) => content.map((entry) => [entry.id, entry] as const))).values(),
    ],
    // What came or went meanwhile has moved others from page to page.
    isSteady: rest.every(({ totalElements }) => totalElements === first.totalElements),
  };
});

/** Each entry once, in the server's order. */
export const wholeList = <A extends { readonly id: string }, E, R>(
  list: (asked: Asked) => Effect.Effect<Page<A>, E, R>,
): Effect.Effect<ReadonlyArray<A>, E, R> =>
  readPages(list).pipe(
    Effect.repeat({ until: ({ isSteady }) => isSteady, times: 2 }),
    Effect.map(({ entries }) => entries),
  );
