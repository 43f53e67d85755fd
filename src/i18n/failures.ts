/** Messages for the failures that every API call can have. */
import { Cause, Option } from "effect";
import type { Message } from "./messages.ts";
import { messages } from "./messages.en.ts";

export const callFailures = {
  RequestError: messages.unreachable,
  ResponseError: messages.serverFailed,
  ParseError: messages.notUnderstood,
  Unexpected: messages.serverFailed,
  Unavailable: messages.unavailable,
  Unauthorized: messages.signedOut,
  Invalid: messages.refused,
} as const;

/** The message of a failed action; `own` holds messages for failures of its own. */
export const failureWords = <Own extends string = never>(
  cause: Cause.Cause<{ readonly _tag: keyof typeof callFailures | Own }>,
  own?: Readonly<Record<Own, Message>>,
): Message => {
  const words: Readonly<Record<string, Message>> = { ...callFailures, ...own };
  return Cause.failureOption(cause).pipe(
    Option.flatMapNullable(({ _tag }) => words[_tag]),
    Option.getOrElse((): Message => messages.serverFailed),
  );
};
