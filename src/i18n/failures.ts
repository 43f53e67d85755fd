/** Messages for the failures that every API call can have. */
import { Cause, Option } from "effect";
import { filled, type Message } from "./messages.ts";
import { messages } from "./messages.en.ts";

export const callFailures = {
  RequestError: messages.unreachable,
  ResponseError: messages.serverFailed,
  ParseError: messages.notUnderstood,
  Unexpected: messages.serverFailed,
  Unavailable: messages.unavailable,
  Unauthorized: messages.signedOut,
  Invalid: messages.refused,
  TooManyRequests: messages.tooMany,
  UnexpectedAnswer: messages.notUnderstood,
} as const;

/** The values that a failed call provides for its message. */
interface CallFailure {
  readonly _tag: string;
  /** Epoch milliseconds. */
  readonly retryAt?: number;
  readonly expected?: number;
  readonly got?: number;
  readonly isEmpty?: boolean;
  /** Why it was refused, in the server's words. */
  readonly issues?: ReadonlyArray<{ readonly message: string }>;
  readonly detail?: string;
  /** The server answers, but the browser does not let this console read it. */
  readonly corsBlocked?: boolean;
}

/** The message of a failed call, with its values; undefined for a failure that is not common to all calls. */
export const callFailureWords = (failure: CallFailure): Message | undefined => {
  const { _tag, retryAt, expected, got, isEmpty = false, corsBlocked = false } = failure;
  const { issues = [], detail } = failure;
  if (corsBlocked) return messages.corsBlocked;
  if (retryAt !== undefined) {
    const message = _tag === "TooManyRequests" ? messages.tooManyUntil : messages.unavailableUntil;
    return filled(message, { at: retryAt });
  }
  if (expected !== undefined && got !== undefined)
    return isEmpty
      ? filled(messages.unexpectedlyEmpty, { got })
      : filled(messages.unexpectedAnswer, { expected, got });
  const words = [detail, ...issues.map(({ message }) => message)].filter(Boolean).join(" ");
  if (_tag === "Invalid" && words !== "") return filled(messages.refusedBecause, { words });
  return (callFailures as Readonly<Record<string, Message>>)[_tag];
};

/** The message of a failed action; `own` contains messages for failures of only this action. */
export const failureWords = <Own extends string = never>(
  cause: Cause.Cause<{ readonly _tag: keyof typeof callFailures | Own }>,
  own?: Readonly<Record<Own, Message>>,
): Message => {
  const words: Readonly<Record<string, Message>> = { ...own };
  return Cause.failureOption(cause).pipe(
    Option.flatMapNullable((failure) => words[failure._tag] ?? callFailureWords(failure)),
    Option.getOrElse((): Message => messages.serverFailed),
  );
};
