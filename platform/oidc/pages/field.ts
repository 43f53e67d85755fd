/** Fields of forms, with their labels, help and errors. */
import { passwordFieldLength } from "#platform/admins/newPassword.ts";
import { emailMaxLength } from "#schemas/admins/AdminInvitation.ts";
import type { Language } from "#schemas/languages.ts";
import { type Html, markup } from "./markup.ts";
import { messages } from "./messages.ts";
import { revealButton } from "./revealPassword.ts";

interface FieldProps {
  readonly name: string;
  readonly type: "email" | "password";
  readonly label: string;
  readonly autocomplete: string;
  readonly value?: string | undefined;
  readonly help?: string;
  readonly error?: string | undefined;
  /** Truncates pasted text silently, so never use it for a new password. */
  readonly maxLength?: number;
  readonly isReadOnly?: boolean;
  readonly focused?: boolean;
  /** Of a password: the name of the button that shows it. */
  readonly reveal?: string;
}

const field = (props: FieldProps): Html => {
  const { name, type, label, autocomplete, value, help, error, maxLength, isReadOnly, focused, reveal } =
    props;
  const notes = [error !== undefined && `${name}-error`, help !== undefined && `${name}-help`].filter(
    Boolean,
  );
  return markup`<div>
<label for="${name}">${label}</label>
<div class="control"><input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"
  ${maxLength !== undefined && markup`maxlength="${maxLength}"`}
  ${value !== undefined && markup`value="${value}"`}
  ${type === "password" && markup`spellcheck="false" autocapitalize="none" autocorrect="off"`}
  ${isReadOnly ? markup`readonly` : markup`required`}
  ${error !== undefined && markup`aria-invalid="true"`} ${notes.length > 0 && markup`aria-describedby="${notes.join(" ")}"`}
  ${focused === true && markup`autofocus`}>${reveal !== undefined && revealButton(name, reveal)}</div>
${error !== undefined && markup`<p class="error" id="${name}-error">${error}</p>`}
${help !== undefined && markup`<p class="help" id="${name}-help">${help}</p>`}
</div>`;
};

/** For the address of an account. Password managers take it for the user name. */
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

/** For the password that an account has. */
export const passwordField = (props: Pick<FieldProps, "name" | "label" | "error" | "reveal" | "focused">) =>
  field({
    type: "password",
    autocomplete: "current-password",
    maxLength: passwordFieldLength,
    ...props,
  });

export interface NewPasswordErrors {
  readonly password?: string;
  readonly repetition?: string;
}

/** The two fields of a new password. Entered passwords are not shown again after an error. */
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
