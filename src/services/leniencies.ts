/** Where the console accepts an answer that differs from the contract: kinds and places, never values. */
import { type HttpApiEndpoint, HttpApiSchema } from "@effect/platform";
import { Either, Schema } from "effect";
import { asRecord } from "#schemas/lenient.ts";
import type { ReadPage } from "#schemas/pages.ts";

type Endpoint = Pick<HttpApiEndpoint.HttpApiEndpoint.AnyWithProps, "successSchema">;

export type LeniencyKind =
  | "bareArray"
  | "noJson"
  | "noTag"
  | "null"
  | "number"
  | "otherCase"
  | "otherForm"
  | "otherStatus"
  | "otherType"
  | "supplied"
  | "unknown";

export interface Leniency {
  readonly kind: LeniencyKind;
  /** `content → [] → status`; empty for the answer as a whole. */
  readonly place: string;
  readonly count: number;
}

type Found = readonly [kind: LeniencyKind, place: ReadonlyArray<string>];

/** Names are cut, since a platform may use values as names of members. */
const nameLength = 40;

const scalar = (sent: unknown, read: unknown): LeniencyKind | undefined => {
  if (sent === read) return undefined;
  if (typeof sent === "number" && typeof read === "string") return "number";
  if (typeof sent !== typeof read) return "otherType";
  return String(sent).toLowerCase() === String(read).toLowerCase() ? "otherCase" : "otherForm";
};

/** Differences between the body that was sent and the body that the console would encode from the decoded value. */
const differences = (sent: unknown, read: unknown, place: ReadonlyArray<string>): ReadonlyArray<Found> => {
  if (Array.isArray(sent) && Array.isArray(read)) {
    if (sent.length !== read.length) return [];
    return sent.flatMap((each, index) => differences(each, read[index], [...place, "[]"]));
  }
  const content = asRecord(read)?.["content"];
  if (Array.isArray(sent) && content !== undefined)
    return [["bareArray", place], ...differences(sent, content, [...place, "content"])];
  const [sentRecord, readRecord] = [asRecord(sent), asRecord(read)];
  if (sentRecord === undefined || readRecord === undefined) {
    const kind = scalar(sent, read);
    return kind === undefined ? [] : [[kind, place]];
  }
  return [...new Set([...Object.keys(sentRecord), ...Object.keys(readRecord)])].flatMap(
    (key): ReadonlyArray<Found> => {
      const inner = [...place, key.slice(0, nameLength)];
      const [isSent, isRead] = [Object.hasOwn(sentRecord, key), Object.hasOwn(readRecord, key)];
      // A number is encoded as it was sent, so comparing would find no difference.
      if (key === "id" && typeof sentRecord[key] === "number") return [["number", inner]];
      if (isSent && isRead) return differences(sentRecord[key], readRecord[key], inner);
      if (isRead) return [["supplied", inner]];
      return [[sentRecord[key] === null ? "null" : "unknown", inner]];
    },
  );
};

/** `sent` without the entries that decoding left out. Their places begin with `content → [1]`. */
const withoutMisfits = (sent: unknown, { misfits = [] }: ReadPage): unknown => {
  const left = new Set(
    misfits.flatMap(({ places }) => places.map((place) => /^content → \[(\d+)\]/.exec(place)?.[1])),
  );
  const fitting = (entries: ReadonlyArray<unknown>) => entries.filter((_, index) => !left.has(`${index}`));
  if (Array.isArray(sent)) return fitting(sent);
  const page = asRecord(sent);
  return Array.isArray(page?.["content"]) ? { ...page, content: fitting(page["content"]) } : sent;
};

const parsed = (body: string) => Either.try((): unknown => JSON.parse(body));

const ofError = (body: string): ReadonlyArray<Found> =>
  Either.match(parsed(body), {
    onLeft: () => [["noJson", []]],
    onRight: (problem) => (typeof asRecord(problem)?.["_tag"] === "string" ? [] : [["noTag", []]]),
  });

const ofSuccess = (
  { successSchema: { ast } }: Endpoint,
  status: number,
  body: string,
): ReadonlyArray<Found> => {
  const other: ReadonlyArray<Found> =
    status === HttpApiSchema.getStatusSuccessAST(ast) ? [] : [["otherStatus", []]];
  if (HttpApiSchema.isVoid(ast)) return other;
  const schema = Schema.make<unknown, unknown>(ast);
  const found = Either.gen(function* () {
    const sent = yield* parsed(body);
    const value = yield* Schema.decodeUnknownEither(schema)(sent);
    const { misfits, ...page } = (asRecord(value) ?? {}) as ReadPage;
    if (misfits === undefined) return differences(sent, yield* Schema.encodeEither(schema)(value), []);
    // `misfits` is not part of the encoded page.
    return differences(withoutMisfits(sent, { misfits }), yield* Schema.encodeEither(schema)(page), []);
  });
  return [...other, ...Either.getOrElse(found, () => [])];
};

/** The leniencies of an answer, each place once. Values that do not fit at all are departures, not leniencies. */
export const lenienciesOf = (endpoint: Endpoint, status: number, body: string): ReadonlyArray<Leniency> => {
  const counts = new Map<string, Leniency>();
  for (const [kind, path] of status >= 400 ? ofError(body) : ofSuccess(endpoint, status, body)) {
    const place = path.join(" → ");
    const key = `${kind} ${place}`;
    counts.set(key, { kind, place, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
};
