/** Checks lists, whole and page by page: every entry once, and page numbers and totals that are right. */
import { Effect, Option, Schema } from "effect";
import { Id, received } from "#schemas/ids.ts";
import { asRecord } from "#schemas/lenient.ts";
import { maxPageSize, type ReadPage } from "#schemas/pages.ts";
import type { Checker, Success } from "./checker.ts";
import type { Found } from "./findings.ts";
import type { Order } from "./order.ts";

interface Page<A> extends ReadPage {
  readonly content: ReadonlyArray<A>;
  readonly page: number;
  readonly size: number;
  readonly totalElements: number;
  readonly totalPages: number;
}

export interface List<A> {
  /** The entries that the console can read. */
  readonly entries: ReadonlyArray<A>;
  /** All entries as received. */
  readonly raw: ReadonlyArray<unknown>;
  /** Whether every entry of every page was read. */
  readonly isWhole: boolean;
}

type Path = Readonly<Record<string, string>>;
const frame = ["page", "size", "totalElements", "totalPages"] as const;
type Frame = Readonly<Record<(typeof frame)[number], number>>;

/** Only numbers that the platform sent, not those that the console fills in. */
const frameOf = (body: unknown): Partial<Frame> => {
  const flat = asRecord(body) ?? {};
  const nested = asRecord(flat["page"]);
  const all = { ...flat, ...(nested && { ...nested, page: nested["number"] }) } as Record<string, unknown>;
  return Object.fromEntries(
    frame.flatMap((name) => (typeof all[name] === "number" ? [[name, all[name]]] : [])),
  );
};

export const contentOf = (body: unknown): ReadonlyArray<unknown> => {
  const content = Array.isArray(body) ? body : asRecord(body)?.["content"];
  return Array.isArray(content) ? (content as ReadonlyArray<unknown>) : [];
};

export const idOf = (entry: unknown): string | undefined =>
  Option.getOrUndefined(Schema.decodeUnknownOption(received(Id))(asRecord(entry)?.["id"]));

const whenOf = (page: number, size: number) =>
  page === 0 && size === maxPageSize ? "" : `page=${page}, size=${size}`;

/** A received page with the parameters of its request. */
interface Got<A> {
  readonly page: number;
  readonly size: number;
  readonly answer: Success<Page<A>>;
}

export const makeLists = (checker: Checker) => {
  const { succeed, skip, refuse } = checker;
  const wrong = (name: string, place: string, problem: string, when?: string, found: Partial<Found> = {}) =>
    checker.wrong(name, { cause: "pages", place, problem, ...found }, when);

  const read = <A>(name: string, path: Path, page: number, size: number) =>
    Effect.map(
      succeed<Page<A>>(name, { path, query: { page: `${page}`, size: `${size}` } }, whenOf(page, size)),
      (answer): Got<A> | undefined => answer && { page, size, answer },
    );

  /** Compares the frame of one page with its request and its entries. */
  const checkFrame = (name: string, { page, size, answer }: Got<unknown>) => {
    const [frame, when] = [frameOf(answer.body), whenOf(page, size)];
    const entries = contentOf(answer.body).length;
    // The console uses neither number.
    const expect = (place: string, expected: number, found: number | undefined) => {
      if (found !== undefined && found !== expected)
        wrong(name, place, `expected ${expected}, found ${found}`, when, { severity: "warning" });
    };
    expect("page", page, frame.page);
    if (entries > size) wrong(name, "content", `expected at most ${size} entries, found ${entries}`, when);
    if (frame.totalElements !== undefined && frame.size !== undefined && frame.size > 0)
      expect("totalPages", Math.ceil(frame.totalElements / frame.size), frame.totalPages);
  };

  /** Checks that every entry is on exactly one page. */
  const checkEntries = (name: string, pages: ReadonlyArray<Got<unknown>>, ids: ReadonlyArray<string>) => {
    const seen = new Map<string, number>();
    for (const { page, size, answer } of pages) {
      for (const [index, entry] of contentOf(answer.body).entries()) {
        const id = idOf(entry);
        if (id === undefined) continue;
        const before = seen.get(id);
        if (before === undefined) seen.set(id, page);
        else {
          const problem = `expected each entry once, found one of page ${before} again`;
          wrong(name, `content → [${index}] → id`, problem, whenOf(page, size));
        }
      }
    }
    const lost = ids.filter((id) => !seen.has(id)).length;
    const problem = `expected all ${ids.length} entries on the pages together, found ${ids.length - lost}`;
    if (lost > 0) wrong(name, "content", problem, `pages of ${pages[0]?.size}`);
  };

  /** Reads the list in three pages, and one page beyond the end. */
  const checkSmallPages = (name: string, path: Path, total: number, ids: ReadonlyArray<string>) =>
    Effect.gen(function* () {
      const size = Math.max(1, Math.ceil(total / 3));
      const count = Math.ceil(total / size);
      const got = yield* Effect.forEach(
        Array.from({ length: count + 1 }, (_, page) => page),
        (page) => read(name, path, page, size),
      );
      const pages = got.filter((page) => page !== undefined);
      if (pages.length < got.length || pages.some(({ answer }) => answer.value === undefined)) return;
      for (const page of pages) {
        checkFrame(name, page);
        const { totalElements = total } = frameOf(page.answer.body);
        const problem = `expected ${total} as on the first page, found ${totalElements}`;
        if (totalElements !== total) wrong(name, "totalElements", problem, whenOf(page.page, size));
      }
      // A platform may return fewer entries than requested.
      const isCapped = pages.slice(0, count - 1).some(({ answer }) => contentOf(answer.body).length < size);
      const tooMany = pages.some(({ answer }) => contentOf(answer.body).length > size);
      if (!isCapped && !tooMany) checkEntries(name, pages.slice(0, count), ids);
      const beyond = contentOf(pages.at(-1)?.answer.body).length;
      if (!isCapped && !tooMany && beyond > 0)
        wrong(
          name,
          "content",
          `expected no entry beyond the last page, found ${beyond}`,
          whenOf(count, size),
        );
    });

  /** Reads a list as the console does: with further pages if the platform returns fewer entries than it has. */
  const pagesOf = <A>(name: string, path: Path) =>
    Effect.gen(function* () {
      const first = yield* read<A>(name, path, 0, maxPageSize);
      if (first?.answer.value === undefined) return undefined;
      const pages = [first];
      const size = contentOf(first.answer.body).length;
      const count = size === 0 ? 1 : Math.ceil(first.answer.value.totalElements / size);
      while (pages.length < count) {
        const next = yield* read<A>(name, path, pages.length, size);
        if (next?.answer.value === undefined) return { pages, isWhole: false };
        pages.push(next);
        if (contentOf(next.answer.body).length === 0) break;
      }
      return { pages, isWhole: true };
    });

  const listOf = <A>({ pages, isWhole }: { pages: ReadonlyArray<Got<A>>; isWhole: boolean }): List<A> => {
    const values = pages.flatMap(({ answer }) => answer.value ?? []);
    return {
      entries: values.flatMap(({ content }) => content),
      raw: pages.flatMap(({ answer }) => contentOf(answer.body)),
      isWhole: isWhole && values.every(({ entryIssues }) => entryIssues === undefined),
    };
  };

  const whole = <A>(name: string, path: Path = {}): Effect.Effect<List<A> | undefined> =>
    Effect.map(pagesOf<A>(name, path), (found) => found && listOf(found));

  /** Reads a list whole, then page by page. */
  const checked = <A>(name: string, path: Path = {}, order?: Order<A>): Effect.Effect<List<A> | undefined> =>
    Effect.gen(function* () {
      yield* refuse(name, 422, { path, query: { page: "-1" }, isUnsent: true }, "page=-1");
      yield* refuse(name, 422, { path, query: { size: "0" }, isUnsent: true }, "size=0");
      const found = yield* pagesOf<A>(name, path);
      const [first] = found?.pages ?? [];
      if (found === undefined || first === undefined) return undefined;
      const list = listOf(found);
      const ids = list.raw.flatMap((entry) => idOf(entry) ?? []);
      if (order?.isKept(list.entries) === false) {
        const problem = `expected ${order.words}, found another order`;
        wrong(name, "content", problem, "", { cause: "order", severity: "warning" });
      }
      for (const page of found.pages) checkFrame(name, page);
      checkEntries(name, found.pages, ids);
      const { totalElements } = frameOf(first.answer.body);
      const count = list.raw.length;
      if (totalElements !== undefined && totalElements !== count) {
        const problem = `expected ${count}, the number of entries, found ${totalElements}`;
        wrong(name, "totalElements", problem);
      } else if (totalElements !== undefined && list.isWhole && found.pages.length === 1) {
        // Without totals, the console reads the answer as the only page.
        yield* checkSmallPages(name, path, count, ids);
      }
      if (count === 0) skip(name, "entries", "the list is empty");
      return list;
    });

  return { whole, checked };
};

export type Lists = ReturnType<typeof makeLists>;
