/** The sign-in form. It works without a script, keeps the address after an error and shows errors at their fields. */
import { forgottenPasswordPath } from "#platform/oidc/OidcNames.ts";
import type { Language } from "#schemas/languages.ts";
import { emailField, passwordField } from "./field.ts";
import { markup } from "./markup.ts";
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
  const password = passwordField({
    name: "password",
    label: text.password,
    error: errors.password,
    reveal: text.showPassword,
    focused: emailIsDone,
  });
  const form = markup`<p>${text.signInIntro}</p>
<form method="post" action="?ui_locales=${locale}" novalidate>
${emailField(locale, { value: email, error: errors.email, focused: !emailIsDone })}
${password}
<div class="actions"><button class="button primary" type="submit">${text.signIn}</button></div>
</form>
<p class="other"><a href="${forgottenPasswordPath}?ui_locales=${locale}">${text.forgotten}</a></p>
${revealScript}`;
  return page(locale, text.signIn, form, otherLanguages(locale));
};
