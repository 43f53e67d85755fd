/** What a page failed with: its HTTP status, and why in words. */
import { callFailures } from "#src/i18n/failures.ts";
import type { Message } from "#src/i18n/messages.ts";

/** 500 when it has none of its own. */
export const statusOf = (error: unknown): number => {
  if (typeof error !== "object" || error === null) return 500;
  if ("status" in error && typeof error.status === "number") return error.status;
  return "response" in error ? statusOf(error.response) : 500;
};

/** A failed call: its own message names addresses, which say nothing to a person. */
export const failureOf = (error: unknown): Message | undefined => {
  if (typeof error !== "object" || error === null || !("_tag" in error)) return undefined;
  const words: Readonly<Record<string, Message>> = callFailures;
  return words[String(error._tag)];
};

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
