/** A form field with its label, help and error. */
import { type Html, markup } from "./markup.ts";
import { revealButton } from "./revealPassword.ts";

export interface FieldProps {
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

export const field = (props: FieldProps): Html => {
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
