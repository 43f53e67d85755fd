/** Words for the failures that every call can have. A feature adds those of its own calls. */
import { Cause, Option } from "effect";
import type { Message } from "./messages.ts";
import { messages } from "./messages.en.ts";

export const callFailures = {
  RequestError: messages.unreachable,
  ResponseError: messages.serverFailed,
  ParseError: messages.notUnderstood,
  Unexpected: messages.serverFailed,
  Unauthorized: messages.signedOut,
  Invalid: messages.refused,
} as const;

/** Why an action failed, whose failures are those that every call can have, and `own`. */
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
