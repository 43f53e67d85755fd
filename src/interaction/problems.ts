/** What is said about a field: the specification's message for each check of the contract, in one place. */
import { Either, Schema } from "effect";
import { type Check, failedFields } from "#schemas/checks.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import type { Text } from "#src/i18n/Text.ts";
import { messages } from "./messages.en.ts";

/** What is wrong with a field, in the interface's language at the time it is shown. */
export type Problem = (text: I18n["text"]) => Text;

/** Messages that a field has in the place of the usual ones; they take the values of their check. */
export type CheckMessages = { readonly [Code in Check["code"]]?: Message };

const usualMessages = {
  required: messages.required,
  minLength: messages.minLength,
  maxLength: messages.maxLength,
  email: messages.email,
  printable: messages.unprintable,
  dayBetween: messages.dayBetween,
} satisfies Required<CheckMessages>;

/** A failed check in words. Without a check it is known only that the value is not accepted. */
export const problemOf =
  (check: Check | undefined, own: CheckMessages = {}): Problem =>
  (text) => {
    if (check === undefined) return text(messages.valueRefused);
    const message: Message = own[check.code] ?? usualMessages[check.code];
    return (text as (message: Message, values: object) => Text)(message, check);
  };

/** The check that `value` fails, for a field outside of a form; nothing when it fits `schema`. */
export const problemIn = <A>(schema: Schema.Schema<A, string>, value: string, own?: CheckMessages) =>
  Either.match(Schema.decodeEither(Schema.Struct({ value: schema }))({ value }), {
    onLeft: (error) => problemOf(failedFields(error).get("value"), own),
    onRight: () => undefined,
  });
