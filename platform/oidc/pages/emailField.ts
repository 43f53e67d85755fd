/** The field for the address of an account. Password managers take it for the user name. */
import { emailMaxLength } from "#schemas/admins/AdminInvitation.ts";
import { field, type FieldProps } from "./field.ts";
import type { Language } from "#schemas/languages.ts";
import type { Html } from "./markup.ts";
import { messages } from "./messages.ts";

export const emailField = (
  locale: Language,
  props: Pick<FieldProps, "value" | "error" | "isReadOnly" | "focused">,
): Html =>
  field({
    name: "email",
    type: "email",
    label: messages[locale].email,
    autocomplete: "username",
    maxLength: emailMaxLength,
    ...props,
  });
