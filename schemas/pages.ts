/** Spring-style pages of lists. */
import { Either, type FastCheck, Option, ParseResult, Schema, SchemaAST } from "effect";
import { Id, received } from "./ids.ts";
import { asRecord } from "./lenient.ts";
import { issueLines, placeOf } from "./parseIssues.ts";
import { Count, IntegerParam } from "./scalars.ts";

/** The largest page size; the console's app selector requests it. */
export const maxPageSize = 10_000;

/** `?page=&size=` of a list. */
export const PageParams = Schema.Struct({
  page: Schema.optionalWith(
    IntegerParam(0, 1_000_000, 0).annotations({
      description: "Number of the page, from 0; 0 when left out",
    }),
    { exact: true },
  ),
  size: Schema.optionalWith(
    IntegerParam(1, maxPageSize, maxPageSize).annotations({
      description: `Maximum number of entries on the page, 1 to ${maxPageSize}; ${maxPageSize} when left out. A server may return fewer`,
    }),
    { exact: true },
  ),
});

/** Why an entry was left out of its page: it cannot be read, or an entry before it has the same id. */
export interface EntryIssue {
  /** Undefined if the id itself cannot be read, or is another entry's. */
  readonly id: string | undefined;
  /** The places that do not fit, without values: `content → [1] → creationDate: missing`. */
  readonly places: ReadonlyArray<string>;
}

/** Members that a page has only when it is read. */
export interface ReadPage {
  /** Absent if every entry fits. */
  readonly entryIssues?: ReadonlyArray<EntryIssue>;
  /** Places of texts that lost characters (U+FFFD) before they arrived; absent without any. */
  readonly textIssues?: ReadonlyArray<string>;
}

const readEnvelope = (input: unknown): unknown => {
  const body = asRecord(input);
  const content = Array.isArray(input) ? input : body?.["content"];
  if (!Array.isArray(content)) return input;
  const { content: _, page, ...flat } = body ?? {};
  const nested = asRecord(page);
  return {
    size: content.length,
    totalElements: content.length,
    totalPages: 1,
    ...flat,
    ...nested,
    page: nested?.["number"] ?? page ?? 0,
    content,
  };
};

const decodeId = Schema.decodeUnknownOption(received(Id));

/** Names of an entry's texts that contain the character that stands for undecodable bytes. */
const lostTextsIn = (entry: unknown): ReadonlyArray<string> =>
  Object.entries(asRecord(entry) ?? {}).flatMap(([name, value]) =>
    typeof value === "string" && value.includes("\uFFFD") ? [name] : [],
  );

/** The entries that fit, and the issues of the others and of texts. */
const sort = <A>(
  content: ReadonlyArray<unknown>,
  read: (entry: unknown) => Either.Either<A, ParseResult.ParseIssue>,
) => {
  const fitting: Array<A> = [];
  const entryIssues: Array<EntryIssue> = [];
  const textIssues: Array<string> = [];
  const indexById = new Map<unknown, number>();
  for (const [index, entry] of content.entries()) {
    const result = read(entry);
    if (Either.isLeft(result)) {
      const issue = new ParseResult.Pointer(["content", index], content, result.left);
      const id = Option.getOrUndefined(decodeId(asRecord(entry)?.["id"]));
      entryIssues.push({ id, places: issueLines(issue) });
      continue;
    }
    const id = asRecord(result.right)?.["id"];
    const first = id === undefined ? undefined : indexById.get(id);
    if (first !== undefined) {
      const place = placeOf(["content", index, "id"]);
      entryIssues.push({ id: undefined, places: [`${place}: expected its own, found that of [${first}]`] });
      continue;
    }
    indexById.set(id, index);
    fitting.push(result.right);
    for (const name of lostTextsIn(entry))
      textIssues.push(`${placeOf(["content", index, name])}: expected text, found U+FFFD`);
  }
  return {
    content: fitting,
    ...(entryIssues.length > 0 && { entryIssues }),
    ...(textIssues.length > 0 && { textIssues }),
  };
};

/** Sample pages without texts that would be read as damaged. */
const withoutIssues = <Page extends { readonly content: ReadonlyArray<unknown> }>(
  pages: FastCheck.Arbitrary<Page>,
): FastCheck.Arbitrary<Page> =>
  pages.map((page) => {
    const entries = page.content.filter((entry) => lostTextsIn(entry).length === 0);
    return { ...page, content: sort(entries, Either.right).content };
  });

/**
 * A page of `item`. Decoding requires only `content`, also accepts a bare array and Spring's nested `page` object, and
 * leaves out entries that do not fit.
 */
export const PageOf = <A, I>(identifier: string, item: Schema.Schema<A, I>, plural: string) => {
  const frame = {
    page: Count.annotations({ description: "Number of this page, from 0", examples: [0] }),
    size: Count.annotations({
      description: "Maximum number of entries on a page",
      examples: [maxPageSize],
    }),
    totalElements: Count.annotations({ description: `Number of ${plural} on all pages`, examples: [1] }),
    totalPages: Count.annotations({ description: "Number of pages", examples: [1] }),
  };
  const page = Schema.Struct({
    content: Schema.Array(item).annotations({ description: `The ${plural} of this page` }),
    ...frame,
  }).annotations({ identifier, description: `A page of ${plural}` });
  return Schema.declare(
    [page, item, Schema.Struct(frame)],
    {
      decode: (whole, entry, rest) => (input, options) => {
        const body = readEnvelope(input);
        const content = asRecord(body)?.["content"];
        if (!Array.isArray(content)) return ParseResult.decodeUnknown(whole)(body, options);
        const readEntry = ParseResult.decodeUnknownEither(entry);
        return ParseResult.map(ParseResult.decodeUnknown(rest)(body, options), (read) => ({
          ...sort(content, (one) => readEntry(one, options)),
          ...read,
        }));
      },
      encode: (whole) => ParseResult.encodeUnknown(whole),
    },
    // The cast adds what `declare` cannot infer: that decoding also returns what `sort` found.
    {
      ...page.ast.annotations,
      arbitrary: (whole) => (fc) => withoutIssues(whole(fc)),
      [SchemaAST.SurrogateAnnotationId]: page.ast,
    },
  ) as unknown as Schema.Schema<typeof page.Type & ReadPage, typeof page.Encoded>;
};
