/** HTTP status and message of an error that a page failed with. */
import { messages as signIn } from "#src/features/sign-in/messages.en.ts";
import { type CallFailure, callFailureWords, isRefused } from "#src/i18n/failures.ts";
import type { Message } from "#src/i18n/messages.ts";
import { isSignInError } from "#src/services/sign-in/signInErrors.ts";
import { messages } from "./messages.en.ts";

const isTagged = (error: unknown, tag: string): boolean =>
  typeof error === "object" && error !== null && "_tag" in error && error._tag === tag;

const isUnreadable = (error: unknown): boolean => isTagged(error, "ParseError") || isTagged(error, "Damaged");

/** The status of the answer; undefined for a call without an answer that could be read, 500 for any other error. */
export const statusOf = (error: unknown): number | undefined => {
  if (isTagged(error, "RequestError") || isUnreadable(error)) return undefined;
  if (typeof error !== "object" || error === null) return 500;
  if ("status" in error && typeof error.status === "number") return error.status;
  return "response" in error ? statusOf(error.response) : 500;
};

/** Only the call that reads the current user fails like this. */
export const isNotAdministrator = (error: unknown): boolean => isTagged(error, "Forbidden");

/** Something before the platform has refused: its status says nothing of the page, and to try again does not help. */
export const isRefusedOnTheWay = (error: unknown): boolean =>
  isTagged(error, "Intercepted") && isRefused(error as CallFailure);

/** The message of a failed API call. Its error text contains URLs, which users should not see. */
export const failureMessageOf = (error: unknown): Message | undefined => {
  if (typeof error !== "object" || error === null || !("_tag" in error)) return undefined;
  return callFailureWords({ ...error, _tag: String(error._tag) });
};

/** Heading of the error page, and title of its tab. */
export const errorTitleOf = (error: unknown): Message => {
  if (isSignInError(error)) return signIn.failedTitle;
  if (isNotAdministrator(error)) return signIn.notAdministratorTitle;
  if (isUnreadable(error)) return messages.unreadableTitle;
  if (isRefusedOnTheWay(error)) return messages.noAnswerTitle;
  const status = statusOf(error);
  if (status === 404) return messages.notFoundTitle;
  return status === undefined ? messages.noAnswerTitle : messages.errorTitle;
};

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
