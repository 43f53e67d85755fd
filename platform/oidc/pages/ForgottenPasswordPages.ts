/** Pages for a forgotten password: the form that asks for a link, and what to do next. */
import type { Language } from "#schemas/languages.ts";
import { emailField } from "./field.ts";
import { markup } from "./markup.ts";
import { messages } from "./messages.ts";
import { otherLanguages, type Page, page } from "./Page.ts";

const backToSignIn = (locale: Language) =>
  markup`<p class="other"><a href="/auth">${messages[locale].forgottenPassword.back}</a></p>`;

export const forgottenPasswordPage = (locale: Language, email?: string, error?: string): Page => {
  const text = messages[locale].forgottenPassword;
  const form = markup`<p>${text.intro}</p>
<form method="post" action="?ui_locales=${locale}" novalidate>
${emailField(locale, { value: email, error, focused: true })}
<div class="actions"><button class="button primary" type="submit">${text.submit}</button></div>
</form>
${backToSignIn(locale)}`;
  return page(locale, text.title, form, otherLanguages(locale));
};

export const linkRequestedPage = (locale: Language): Page => {
  const { requested, requestedText, requestedHelp } = messages[locale].forgottenPassword;
  const content = markup`<p>${requestedText}</p>
<p class="more">${requestedHelp}</p>
${backToSignIn(locale)}`;
  return page(locale, requested, content, otherLanguages(locale));
};
