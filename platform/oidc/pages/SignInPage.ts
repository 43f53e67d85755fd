/** The sign-in form. It works without a script, keeps the address after an error and shows errors at their fields. */
import { passwordFieldLength } from "#platform/admins/newPassword.ts";
import { forgottenPasswordPath } from "#platform/oidc/OidcNames.ts";
import { emailField } from "./emailField.ts";
import { field } from "./field.ts";
import { markup } from "./markup.ts";
import type { Language } from "#schemas/languages.ts";
import { messages } from "./messages.ts";
import { otherLanguages, type Page, page } from "./Page.ts";
import { revealScript } from "./revealPassword.ts";

export interface SignInErrors {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

export interface SignInPageProps {
  readonly locale: Language;
  readonly email?: string;
  readonly errors?: SignInErrors;
}

export const signInPage = ({ locale, email = "", errors = {} }: SignInPageProps): Page => {
  const text = messages[locale];
  const emailIsDone = errors.email === undefined && email !== "";
  const passwordField = field({
    name: "password",
    type: "password",
    label: text.password,
    autocomplete: "current-password",
    maxLength: passwordFieldLength,
    error: errors.password,
    reveal: text.showPassword,
    focused: emailIsDone,
  });
  const form = markup`<h1>${text.signIn}</h1>
<p>${text.signInIntro}</p>
<form method="post" action="?ui_locales=${locale}" novalidate>
${emailField(locale, { value: email, error: errors.email, focused: !emailIsDone })}
${passwordField}
<div class="actions"><button class="button primary" type="submit">${text.signIn}</button></div>
</form>
<p class="other"><a href="${forgottenPasswordPath}?ui_locales=${locale}">${text.forgotten}</a></p>
${revealScript}`;
  return page(locale, text.signIn, form, otherLanguages(locale));
};
