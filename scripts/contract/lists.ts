/** Checks lists, whole and page by page: every entry once, totals that are right. */
import { Effect, Option, Schema } from "effect";
import { Id, received } from "#schemas/ids.ts";
import { asRecord } from "#schemas/lenient.ts";
import { maxPageSize, type ReadPage } from "#schemas/pages.ts";
import type { Checker, Success } from "./checker.ts";

interface Page<A> extends ReadPage {
  readonly content: ReadonlyArray<A>;
  readonly totalElements: number;
}

/** The entries that the console can read, all as received, and whether every entry of every page was read. */
export interface List<A> {
  readonly entries: ReadonlyArray<A>;
  readonly raw: ReadonlyArray<unknown>;
  readonly isWhole: boolean;
}

/** A received page with the parameters of its request. */
interface Got<A> {
  readonly page: number;
  readonly size: number;
  readonly when: string;
  readonly answer: Success<Page<A>>;
  readonly content: ReadonlyArray<unknown>;
}

type Path = Readonly<Record<string, string>>;
/** Only a number that the platform sent, not one that the console fills in. */
const totalOf = ({ answer }: Got<unknown>): number | undefined => {
  const flat = asRecord(answer.body);
  const total = flat?.["totalElements"] ?? asRecord(flat?.["page"])?.["totalElements"];
  return typeof total === "number" ? total : undefined;
};

export const contentOf = (body: unknown): ReadonlyArray<unknown> => {
  const content = Array.isArray(body) ? body : asRecord(body)?.["content"];
  return Array.isArray(content) ? (content as ReadonlyArray<unknown>) : [];
};

export const idOf = (entry: unknown): string | undefined =>
  Option.getOrUndefined(Schema.decodeUnknownOption(received(Id))(asRecord(entry)?.["id"]));

export const makeLists = ({ succeed, skip, refuse, error }: Checker) => {
  const read = <A>(name: string, path: Path, page: number, size: number) => {
    const when = page === 0 && size === maxPageSize ? "" : `page=${page}, size=${size}`;
    return Effect.map(
      succeed<Page<A>>(name, { path, query: { page: `${page}`, size: `${size}` } }, when),
      (answer): Got<A> | undefined => answer && { page, size, when, answer, content: contentOf(answer.body) },
    );
  };

  const checkSize = (name: string, { size, content, when }: Got<unknown>) => {
    if (content.length > size)
      error(name, "pages", "content", [`at most ${size} entries`, content.length], when);
  };

  /** Checks that every entry is on exactly one page. */
  const checkEntries = (name: string, pages: ReadonlyArray<Got<unknown>>, ids: ReadonlyArray<string>) => {
    const seen = new Map<string, number>();
    for (const { page, when, content } of pages)
      for (const [index, entry] of content.entries()) {
        const id = idOf(entry) ?? `${page} ${index}`;
        const found = `one of page ${seen.get(id)} again`;
        if (seen.has(id)) error(name, "pages", `content → [${index}] → id`, ["each entry once", found], when);
        else seen.set(id, page);
      }
    const lost = ids.filter((id) => !seen.has(id)).length;
    const all = `all ${ids.length} entries on the pages together`;
    if (lost > 0) error(name, "pages", "content", [all, ids.length - lost], `pages of ${pages[0]?.size}`);
  };

  /** Reads the list in three pages, and one page beyond the end. */
  const checkSmallPages = (name: string, path: Path, total: number, ids: ReadonlyArray<string>) =>
    Effect.gen(function* () {
      const size = Math.max(1, Math.ceil(total / 3));
      const count = Math.ceil(total / size);
      const got = yield* Effect.forEach([...Array(count + 1).keys()], (page) => read(name, path, page, size));
      const pages = got.filter((page) => page?.answer.value !== undefined) as ReadonlyArray<Got<unknown>>;
      if (pages.length < got.length) return;
      for (const page of pages) {
        checkSize(name, page);
        const found = totalOf(page) ?? total;
        const expected = `${total} as on the first page`;
        if (found !== total) error(name, "pages", "totalElements", [expected, found], page.when);
      }
      // A platform may return fewer entries than requested.
      const isCapped = pages.slice(0, count - 1).some(({ content }) => content.length < size);
      if (isCapped || pages.some(({ content }) => content.length > size)) return;
      checkEntries(name, pages.slice(0, count), ids);
      const { content: beyond, when } = pages[count] ?? { content: [], when: "" };
      if (beyond.length > 0)
        error(name, "pages", "content", ["no entry beyond the last page", beyond.length], when);
    });

  /** Reads a list as the console does: with further pages if the platform returns fewer entries than it has. */
  const pagesOf = <A>(name: string, path: Path) =>
    Effect.gen(function* () {
      const first = yield* read<A>(name, path, 0, maxPageSize);
      if (first?.answer.value === undefined) return undefined;
      const pages = [first];
      const size = first.content.length;
      const count = size === 0 ? 1 : Math.ceil(first.answer.value.totalElements / size);
      let isWhole = true;
      while (isWhole && pages.length < count) {
        const next = yield* read<A>(name, path, pages.length, size);
        if (next?.answer.value === undefined) isWhole = false;
        else if (pages.push(next) && next.content.length === 0) break;
      }
      const values = pages.flatMap(({ answer }) => answer.value ?? []);
      const list: List<A> = {
        entries: values.flatMap(({ content }) => content),
        raw: pages.flatMap(({ content }) => content),
        isWhole: isWhole && values.every(({ entryIssues }) => entryIssues === undefined),
      };
      return { first, pages, list };
    });

  const whole = <A>(name: string, path: Path = {}): Effect.Effect<List<A> | undefined> =>
    Effect.map(pagesOf<A>(name, path), (found) => found?.list);

  /** Reads a list whole, then page by page. */
  const checked = <A>(name: string, path: Path = {}): Effect.Effect<List<A> | undefined> =>
    Effect.gen(function* () {
      yield* refuse(name, 422, { path, query: { page: "-1" }, isUnsent: true }, "page=-1");
      yield* refuse(name, 422, { path, query: { size: "0" }, isUnsent: true }, "size=0");
      const found = yield* pagesOf<A>(name, path);
      if (found === undefined) return undefined;
      const { first, pages, list } = found;
      const ids = list.raw.flatMap((entry) => idOf(entry) ?? []);
      for (const page of pages) checkSize(name, page);
      checkEntries(name, pages, ids);
      const total = totalOf(first);
      const count = list.raw.length;
      if (count === 0) skip(name, "entries", "the list is empty");
      // Without totals, the console reads the answer as the only page.
      if (total === undefined) return list;
      if (total !== count) error(name, "pages", "totalElements", [`${count}, the number of entries`, total]);
      else if (list.isWhole && pages.length === 1) yield* checkSmallPages(name, path, count, ids);
      return list;
    });

  return { whole, checked };
};

export type Lists = ReturnType<typeof makeLists>;
