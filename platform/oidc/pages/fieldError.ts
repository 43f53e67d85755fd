/** Errors of form fields: the specification's message for each check of the contract. */
import { Option, type Schema } from "effect";
import { type Check, checkedText, failedCheckOf } from "#schemas/checks.ts";
import type { Language } from "#schemas/languages.ts";
import { required } from "#schemas/scalars.ts";
import { messages } from "./messages.ts";

export const RequiredText = checkedText([required]);

const messageOf = (check: Check | undefined, locale: Language): string => {
  const text = messages[locale];
  switch (check?.code) {
    case "required":
      return text.required;
    case "email":
      return text.invalidEmail;
    case "minLength":
      return text.minLength(check.min);
    case "maxLength":
      return text.maxLength(check.max);
    default:
      throw new Error(`No message for the check ${check?.code}`); // a test holds the forms' schemas to the codes above
  }
};

/** Why `value` does not fit `schema`; undefined when it does. */
export const fieldError = <A>(schema: Schema.Schema<A, string>, value: string, locale: Language) =>
  Option.getOrUndefined(Option.map(failedCheckOf(schema, value), (check) => messageOf(check, locale)));
