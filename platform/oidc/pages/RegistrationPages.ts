/** Pages of a registration link: password form, expired, renewed, done, unknown. */
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

/** The read-only address lets password managers save both together. Entered passwords are not shown again after an error. */
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

const messagePage = (locale: Locale, title: string, words: string, action?: Html) =>
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
  return messagePage(locale, expired, expiredText, form);
};

export const renewedPage = (locale: Locale): string => {
  const { renewed, renewedText } = registrationMessages[locale];
  return messagePage(locale, renewed, renewedText);
};

export const donePage = (locale: Locale): string => {
  const { done, doneText } = registrationMessages[locale];
  return messagePage(locale, done, doneText, toSignIn(locale));
};

export const usedPage = (locale: Locale): string => {
  const { used, usedText } = registrationMessages[locale];
  return messagePage(locale, used, usedText, toSignIn(locale));
};

export const unknownPage = (locale: Locale): string => {
  const { unknown, unknownText } = registrationMessages[locale];
  return messagePage(locale, unknown, unknownText, toSignIn(locale));
};
