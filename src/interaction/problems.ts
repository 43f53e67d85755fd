/** Messages of invalid fields: the specification's message for each check of the contract. */
import { Option, type Schema } from "effect";
import { type Check, failedCheckOf } from "#schemas/checks.ts";
import type { I18n, Text } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages } from "./messages.en.ts";

/** Message of an invalid field, translated when it is shown. */
export type Problem = (text: I18n["text"]) => Text;

/** Messages that replace the usual ones for a field. They take the values of their check, such as `{max}`. */
export type CheckMessages = { readonly [Code in Check["code"]]?: Message };

const usualMessages = {
  required: messages.required,
  minLength: messages.minLength,
  maxLength: messages.maxLength,
  email: messages.email,
  printable: messages.unprintable,
  day: messages.day,
  noLink: messages.noLink,
  dayBetween: messages.dayBetween,
} satisfies Required<CheckMessages>;

/** The message of a failed check; without a check, only that the value is not accepted. */
export const problemOf =
  (check: Check | undefined, own: CheckMessages = {}): Problem =>
  (text) => {
    if (check === undefined) return text(messages.valueRefused);
    const message: Message = own[check.code] ?? usualMessages[check.code];
    return (text as (message: Message, values: object) => Text)(message, check);
  };

/** Validates a field outside of a form; undefined when `value` fits `schema`. */
export const problemIn = <A>(
  schema: Schema.Schema<A, string>,
  value: string,
  own?: CheckMessages,
): Problem | undefined =>
  Option.match(failedCheckOf(schema, value), {
    onNone: () => undefined,
    onSome: (check) => problemOf(check, own),
  });
