/** Failures of a sign-in, and a message for each. */
import type { Message } from "#src/i18n/messages.ts";
import type { SignInError as Failure } from "#src/services/sign-in/signInErrors.ts";
import { messages } from "./messages.en.ts";

export const failureMessages = {
  SignInUnknown: messages.unknown,
  SignInUnreachable: messages.unreachable,
  StorageFailed: messages.storageFailed,
} as const satisfies Record<Exclude<Failure["_tag"], Special>, Message>;

/** Their messages depend on what has happened. */
const special = [
  "SignInRefused",
  "SignInInvalid",
  "SignInNotAccepted",
  "SignInUnanswered",
  "SignInCorsBlocked",
] as const;
type Special = (typeof special)[number];

const isTag = (tag: unknown): tag is Failure["_tag"] =>
  special.some((each) => each === tag) || (typeof tag === "string" && Object.hasOwn(failureMessages, tag));

export const isSignInFailure = (error: unknown): error is Failure =>
  error instanceof Error && "_tag" in error && isTag(error._tag);
