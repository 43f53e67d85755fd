/** Pages for changing a password by the current one: the form, and what has happened. */
import { forgottenPasswordPath } from "#platform/oidc/OidcNames.ts";
import type { Language } from "#schemas/languages.ts";
import { emailField, passwordField } from "./field.ts";
import { markup } from "./markup.ts";
import { messages } from "./messages.ts";
import { type NewPasswordErrors, newPasswordFields } from "./newPasswordFields.ts";
import { otherLanguages, type Page, page } from "./Page.ts";
import { revealScript } from "./revealPassword.ts";

export interface ChangeErrors extends NewPasswordErrors {
  readonly current?: string | undefined;
}

/** The read-only address tells password managers which password to replace. */
export const changePasswordPage = (locale: Language, email: string, errors: ChangeErrors = {}): Page => {
  const text = messages[locale].account;
  const isNewRefused = errors.password !== undefined || errors.repetition !== undefined;
  const isCurrentNext = errors.current !== undefined || !isNewRefused;
  const current = passwordField({
    name: "current",
    label: text.current,
    error: errors.current,
    reveal: text.showCurrent,
    focused: isCurrentNext,
  });
  const form = markup`<p>${text.passwordIntro}</p>
<form method="post" action="?ui_locales=${locale}" novalidate>
${emailField(locale, { value: email, isReadOnly: true })}
${current}
${newPasswordFields(locale, errors, !isCurrentNext)}
<div class="actions"><button class="button primary" type="submit">${text.changePassword}</button></div>
</form>
<p class="other"><a href="${forgottenPasswordPath}?ui_locales=${locale}">${messages[locale].forgotten}</a>
<a href="/auth">${text.console}</a></p>
${revealScript}`;
  return page(locale, text.password, form, otherLanguages(locale));
};

export const passwordChangedPage = (locale: Language): Page => {
  const { changed, changedText, console } = messages[locale].account;
  const content = markup`<p>${changedText}</p>
<div class="actions"><a class="button primary" href="/auth">${console}</a></div>`;
  return page(locale, changed, content, otherLanguages(locale));
};
