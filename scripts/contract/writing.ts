/** Shared by all checks that write. */
import { Effect } from "effect";
import { isUsableEtag } from "#schemas/headers.ts";
import type { Checker } from "./checker.ts";
import type { Answer, Input } from "./exchange.ts";
import type { List } from "./lists.ts";

export interface WriteOptions {
  /** Marks everything that this run creates. */
  readonly run: string;
  readonly now: Date;
  /** Whether to create also what no call can remove. */
  readonly permanent: boolean;
}

export const staleVersion = { "if-match": '"contract-check"' };
export const daysAhead = (now: Date, days: number) =>
  new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString();

/** An id that does not exist, in the platform's own format. */
export const unknownLike = (id = ""): string => {
  if (/^\d+$/.test(id)) return "2147483646";
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
    ? "3f2b0c9a-5d1e-4c7a-9b8d-0e6f4a2c1d3b"
    : `${id.slice(0, 40)}-contract-check`;
};

export const refuseNotJson = ({ refuse }: Checker, name: string, input: Input = {}) =>
  refuse(name, 422, { ...input, text: "{", isUnsent: true }, "a body that is no JSON");

/** The answer's ETag; reports a warning if it cannot be sent back. */
export const versionOf = ({ warn }: Checker, name: string, { headers }: Answer): string | undefined => {
  const etag = headers.get("etag");
  if (etag !== null && isUsableEtag(etag)) return etag;
  const found = `${etag === null ? "none" : "one without"}: edits of others are overwritten`;
  warn(name, "versions", "etag", ["a version in quotes", found]);
  return undefined;
};

type Record = { readonly id: string };

/** Sends a creation again with its key; returns the answer if it succeeds. */
export const repeat = <A extends Record>(checker: Checker, name: string, input: Input, { id }: A) => {
  const when = "the same Idempotency-Key again";
  const problem = ["the record of the first answer", "a second one"] as const;
  return Effect.map(checker.succeed<A>(name, input, when), (again) => {
    if (again?.value && again.value.id !== id) checker.error(name, "keys", "id", problem, when);
    return again?.value;
  });
};

/** Compares the members of an answer with those that were sent; those that the console does not know only have to be there. */
export const compareStored = (
  { error }: Checker,
  name: string,
  sent: object,
  found?: object,
  when?: string,
): void => {
  const known = new Map<string, unknown>(Object.entries(found ?? {}));
  const unknown = Object.keys(known.get("unknownFields") ?? {});
  for (const [member, value] of found ? Object.entries(sent) : [])
    if (!known.has(member) && !unknown.includes(member))
      error(name, "stored", member, "missing, though it was sent", when);
    else if (known.has(member) && JSON.stringify(known.get(member)) !== JSON.stringify(value))
      error(name, "stored", member, ["what was sent", "another"], when);
};

/** A list has to contain what was just created. */
export const expectListed = (
  { error }: Checker,
  name: string,
  list: List<Record> | undefined,
  id: string,
) => {
  if (list?.isWhole && !list.entries.some((entry) => entry.id === id))
    error(name, "stored", "content", ["what was just created", "none"]);
};
