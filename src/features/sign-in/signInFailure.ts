/** Failures of a sign-in, and a message for each. */
import type { Message } from "#src/i18n/messages.ts";
import type { SignInError as Failure } from "#src/services/Oidc.ts";
import { messages } from "./messages.en.ts";

export const failureMessages = {
  SignInUnknown: messages.unknown,
  SignInInvalid: messages.invalid,
  SignInUnreachable: messages.unreachable,
  StorageFailed: messages.storageFailed,
} as const satisfies Record<Exclude<Failure["_tag"], "SignInRefused">, Message>;

const isTag = (tag: unknown): tag is Failure["_tag"] =>
  tag === "SignInRefused" || (typeof tag === "string" && Object.hasOwn(failureMessages, tag));

export const isSignInFailure = (error: unknown): error is Failure =>
  error instanceof Error && "_tag" in error && isTag(error._tag);
