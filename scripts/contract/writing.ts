/** Shared by all checks that write. */
import { Effect } from "effect";
import { isUsableEtag } from "#schemas/headers.ts";
import type { Checker } from "./checker.ts";
import type { Answer, Input } from "./exchange.ts";

export interface WriteOptions {
  /** Marks everything that this run creates. */
  readonly run: string;
  readonly now: Date;
  /** Whether to create also what no call can remove. */
  readonly permanent: boolean;
}

export const notJson = { text: "{", isUnsent: true } satisfies Input;
export const staleVersion = { "if-match": '"contract-check"' };
export const daysAhead = (now: Date, days: number) =>
  new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString();

/** The answer's ETag; reports a warning if it cannot be sent back. */
export const versionOf = (
  { wrong }: Checker,
  name: string,
  answer: Answer,
  when = "",
): string | undefined => {
  const etag = answer.headers.get("etag");
  if (etag !== null && isUsableEtag(etag)) return etag;
  const problem = `expected a version in quotes, found ${etag === null ? "none" : "one without"}: edits of others are overwritten`;
  wrong(name, { cause: "versions", severity: "warning", place: "etag", problem }, when);
  return undefined;
};

/** Sends a creation again with its key; returns the answer if it succeeds. */
export const repeat = <A extends { readonly id: string }>(
  { succeed, wrong }: Checker,
  name: string,
  input: Input,
  made: A,
): Effect.Effect<A | undefined> =>
  Effect.map(succeed<A>(name, input, "the same Idempotency-Key again"), (again) => {
    const problem = "expected the record of the first answer, found a second one";
    if (again?.value && again.value.id !== made.id)
      wrong(name, { cause: "keys", place: "id", problem }, "the same Idempotency-Key again");
    return again?.value;
  });

/** Compares the members of an answer with those that were sent. */
export const compareStored = (
  { wrong }: Checker,
  name: string,
  sent: object,
  found: object | undefined,
  when = "",
): void => {
  const expected = new Map<string, unknown>(Object.entries(sent));
  for (const [member, value] of Object.entries(found ?? {}))
    if (expected.has(member) && JSON.stringify(value) !== JSON.stringify(expected.get(member)))
      wrong(name, { cause: "stored", place: member, problem: "expected what was sent, found another" }, when);
};
