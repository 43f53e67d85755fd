/** Shared by all checks that write. */
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

export const notJson: Input = { text: "{" };
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
  wrong(name, { severity: "warning", place: "etag", problem }, when);
  return undefined;
};
