/** Pages of a link to set a password: form, expired, renewed, used, unknown. */
import type { LinkOwner, LinkPurpose } from "#platform/admins/registrationLinks.ts";
import { forgottenPasswordPath } from "#platform/oidc/OidcNames.ts";
import type { Language } from "#schemas/languages.ts";
import { emailField } from "./field.ts";
import { type Html, markup } from "./markup.ts";
import { messages } from "./messages.ts";
import { newPasswordFields, type NewPasswordErrors } from "./newPasswordFields.ts";
import { otherLanguages, type Page, page } from "./Page.ts";
import { revealScript } from "./revealPassword.ts";

/** The read-only address lets password managers save both together. `other` is somebody else's, who is signed in here. */
export const passwordPage = (
  locale: Language,
  owner: LinkOwner,
  errors: NewPasswordErrors = {},
  other?: string,
): Page => {
  const text = messages[locale].registration;
  const form = markup`<p>${text.intros[owner.purpose](`${owner.firstName} ${owner.lastName}`)}${
    other !== undefined && markup` <strong>${text.signsOut(other)}</strong>`
  }</p>
<form method="post" action="?ui_locales=${locale}" novalidate>
${emailField(locale, { value: owner.email, isReadOnly: true })}
${newPasswordFields(locale, errors)}
<div class="actions"><button class="button primary" type="submit">${text.submit}</button></div>
</form>
${revealScript}`;
  return page(locale, text.title, form, otherLanguages(locale));
};

const messagePage = (locale: Language, title: string, words: string, action?: Html) =>
  page(
    locale,
    title,
    markup`<p>${words}</p>
${action}`,
    otherLanguages(locale),
  );

/** Offers the sign-in, or a new link. */
const waysOn = (locale: Language) => markup`<div class="actions">
<a class="button primary" href="/auth">${messages[locale].signIn}</a>
<a class="button" href="${forgottenPasswordPath}?ui_locales=${locale}">${messages[locale].registration.newLink}</a>
</div>`;

export const expiredPage = (locale: Language, purpose: LinkPurpose, error?: string): Page => {
  const { expired, expiredTexts, renew } = messages[locale].registration;
  const form = markup`<form method="post" action="?ui_locales=${locale}">
<div class="actions"><button class="button primary" type="submit" name="renew" value="yes">${renew}</button></div>
${error !== undefined && markup`<p class="error">${error}</p>`}
</form>`;
  return messagePage(locale, expired, expiredTexts[purpose], form);
};

export const renewedPage = (locale: Language): Page => {
  const { renewed, renewedText } = messages[locale].registration;
  return messagePage(locale, renewed, renewedText);
};

export const usedPage = (locale: Language): Page => {
  const { used, usedText } = messages[locale].registration;
  return messagePage(locale, used, usedText, waysOn(locale));
};

export const unknownPage = (locale: Language): Page => {
  const { unknown, unknownText } = messages[locale].registration;
  return messagePage(locale, unknown, unknownText, waysOn(locale));
};
