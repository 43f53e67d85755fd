/** What an invited person's link leads to: the form for a password, or why there is none, and the way on. */
import type { Invited } from "#platform/admins/registrationLinks.ts";
import { field } from "./field.ts";
import type { Locale } from "./locale.ts";
import { type Html, markup } from "./markup.ts";
import { messages } from "./messages.ts";
import { otherLanguage, page } from "./Page.ts";
import { registrationMessages } from "./registrationMessages.ts";

export interface PasswordErrors {
  readonly password?: string;
  readonly repetition?: string;
}

/** Browsers keep the password under the address, since both are in one form. Neither password comes back after an error. */
export const passwordPage = (locale: Locale, invited: Invited, errors: PasswordErrors = {}): string => {
  const text = registrationMessages[locale];
  const email = field({
    name: "email",
    type: "email",
    label: messages[locale].email,
    autocomplete: "username",
    value: invited.email,
    isReadOnly: true,
  });
  const password = field({
    name: "password",
    type: "password",
    label: text.password,
    autocomplete: "new-password",
    help: text.help,
    error: errors.password,
    focused: errors.repetition === undefined || errors.password !== undefined,
  });
  const repetition = field({
    name: "repetition",
    type: "password",
    label: text.repetition,
    autocomplete: "new-password",
    error: errors.repetition,
    focused: errors.repetition !== undefined && errors.password === undefined,
  });
  const form = markup`<h1>${text.title}</h1>
<p>${text.intro(`${invited.firstName} ${invited.lastName}`)}</p>
<form method="post" action="?ui_locales=${locale}" novalidate>
${email}
${password}
${repetition}
<div class="actions"><button class="button primary" type="submit">${text.submit}</button></div>
</form>`;
  return page(locale, text.title, form, otherLanguage(locale));
};

const notePage = (locale: Locale, title: string, words: string, action?: Html) =>
  page(
    locale,
    title,
    markup`<h1>${title}</h1>
<p>${words}</p>
${action}`,
    otherLanguage(locale),
  );

const toSignIn = (locale: Locale) =>
  markup`<div class="actions"><a class="button primary" href="/auth">${registrationMessages[locale].signIn}</a></div>`;

export const expiredPage = (locale: Locale, error?: string): string => {
  const { expired, expiredText, renew } = registrationMessages[locale];
  const form = markup`<form method="post" action="?ui_locales=${locale}">
<div class="actions"><button class="button primary" type="submit" name="renew" value="yes">${renew}</button></div>
${error !== undefined && markup`<p class="error">${error}</p>`}
</form>`;
  return notePage(locale, expired, expiredText, form);
};

export const renewedPage = (locale: Locale): string => {
  const { renewed, renewedText } = registrationMessages[locale];
  return notePage(locale, renewed, renewedText);
};

export const donePage = (locale: Locale): string => {
  const { done, doneText } = registrationMessages[locale];
  return notePage(locale, done, doneText, toSignIn(locale));
};

export const unknownPage = (locale: Locale): string => {
  const { unknown, unknownText } = registrationMessages[locale];
  return notePage(locale, unknown, unknownText, toSignIn(locale));
};
