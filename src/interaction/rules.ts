/** What a field must be, and what is said when it is not: the specification's rules and messages. */
import { isEmail } from "#schemas/admins/AdminInvitation.ts";
import { countCharacters, isLongerThan } from "#schemas/characters.ts";
import { hasUnprintable } from "#schemas/scalars.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { messages } from "./messages.en.ts";

/** What is wrong with a field, in the interface's language at the time it is shown. */
export type Problem = (text: I18n["text"]) => Text;

/** `value` is trimmed already. */
export type Rule = (value: string) => Problem | undefined;

export const required: Rule = (value) => (value === "" ? (text) => text(messages.required) : undefined);

export const minLength =
  (min: number): Rule =>
  (value) =>
    countCharacters(value) < min ? (text) => text(messages.minLength, { min }) : undefined;

export const maxLength =
  (max: number): Rule =>
  (value) =>
    isLongerThan(value, max) ? (text) => text(messages.maxLength, { max }) : undefined;

export const email: Rule = (value) => (isEmail(value) ? undefined : (text) => text(messages.email));

export const printable: Rule = (value) =>
  hasUnprintable(value) ? (text) => text(messages.unprintable) : undefined;

/** The first rule that a value breaks. */
export const problemOf = (value: string, rules: ReadonlyArray<Rule>): Problem | undefined => {
  for (const rule of rules) {
    const problem = rule(value.trim());
    if (problem) return problem;
  }
  return undefined;
};
