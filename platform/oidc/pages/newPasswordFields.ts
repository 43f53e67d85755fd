/** The two fields of a new password. Entered passwords are not shown again after an error. */
import type { Language } from "#schemas/languages.ts";
import { field } from "./field.ts";
import { markup } from "./markup.ts";
import { messages } from "./messages.ts";

export interface NewPasswordErrors {
  readonly password?: string;
  readonly repetition?: string;
}

export const newPasswordFields = (locale: Language, errors: NewPasswordErrors, focused = true) => {
  const text = messages[locale].registration;
  const isRepetition = errors.repetition !== undefined && errors.password === undefined;
  const password = field({
    name: "password",
    type: "password",
    label: text.password,
    autocomplete: "new-password",
    help: text.help,
    reveal: text.showPassword,
    error: errors.password,
    focused: focused && !isRepetition,
  });
  const repetition = field({
    name: "repetition",
    type: "password",
    label: text.repetition,
    autocomplete: "new-password",
    reveal: text.showRepetition,
    error: errors.repetition,
    focused: focused && isRepetition,
  });
  return markup`${password}
${repetition}`;
};
