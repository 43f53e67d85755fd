/** Messages for the failures that every API call can have. */
import { Cause, Option } from "effect";
import { messages } from "./messages.en.ts";
import { filled, type Message } from "./messages.ts";

export const callFailures = {
  RequestError: messages.unreachable,
  ResponseError: messages.serverFailed,
  ParseError: messages.notUnderstood,
  Unexpected: messages.serverFailed,
  Unavailable: messages.unavailable,
  Unauthorized: messages.signedOut,
  Invalid: messages.refused,
  TooManyRequests: messages.tooMany,
  Intercepted: messages.serverFailed,
  Damaged: messages.damaged,
  AnswerLost: messages.answerLost,
} as const;

/** The values that a failed call provides for its message. */
export interface CallFailure {
  readonly _tag: string;
  /** Epoch milliseconds. */
  readonly retryAt?: number;
  /** Why it was refused, in the server's words. */
  readonly issues?: ReadonlyArray<{ readonly message: string }>;
  readonly detail?: string;
  /** The server answers, but the browser does not let this console read it. */
  readonly corsBlocked?: boolean;
  /** The method of a request that was not answered in time. */
  readonly lateMethod?: string;
  /** Of an answer with an error that the call does not have, and what it says. */
  readonly response?: { readonly status: number };
  readonly description?: string | undefined;
  /** Of an answer that is not the platform's, for whoever gave it. */
  readonly status?: number;
  readonly report?: string;
  /** How the body was packed. */
  readonly coding?: string | undefined;
  /** What may have been created by a call whose answer was lost, and whether the list has it. */
  readonly name?: string;
  readonly isListed?: boolean;
}

/** Whether a request was refused, whoever did: the same again would be refused again. */
export const isRefused = ({ _tag, status, response }: CallFailure): boolean => {
  const answered = (_tag === "ResponseError" ? response?.status : status) ?? 0;
  return ["Intercepted", "Invalid", "ResponseError"].includes(_tag) && answered >= 400 && answered < 500;
};

/** The message of a failed call, with its values; undefined for a failure that is not common to all calls. */
export const callFailureWords = (failure: CallFailure): Message | undefined => {
  const { _tag, retryAt, corsBlocked = false, lateMethod } = failure;
  const { issues = [], detail, status, report, coding, description, name, isListed } = failure;
  if (corsBlocked) return messages.corsBlocked;
  if (lateMethod !== undefined) return lateMethod === "GET" ? messages.late : messages.lateWrite;
  if (retryAt !== undefined) {
    const message = _tag === "TooManyRequests" ? messages.tooManyUntil : messages.unavailableUntil;
    return filled(message, { at: retryAt });
  }
  if (report !== undefined && status !== undefined)
    return filled(isRefused(failure) ? messages.refusedOnTheWay : messages.failedOnTheWay, {
      status: String(status),
      report,
    });
  if (name !== undefined && isListed !== undefined)
    return filled(isListed ? messages.answerLostListed : messages.answerLost, { name });
  if (coding !== undefined) return filled(messages.damagedIn, { coding });
  const words = [detail, ...issues.map(({ message }) => message), description].filter(Boolean).join(" ");
  if (isRefused(failure)) return words === "" ? messages.refused : filled(messages.refusedBecause, { words });
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
