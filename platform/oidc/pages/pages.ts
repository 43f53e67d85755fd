/** The provider's pages: the sign-in, passwords and their links, the sign-out, errors. They work without a script. */
import type { LinkOwner, LinkPurpose } from "#platform/admins/registrationLinks.ts";
import { consoleIn, forgottenPasswordPath } from "#platform/oidc/OidcNames.ts";
import type { Language } from "#schemas/languages.ts";
import { emailField, type NewPasswordErrors, newPasswordFields, passwordField } from "./field.ts";
import { type Html, markup } from "./markup.ts";
import { messages } from "./messages.ts";
import { otherLanguages, type Page, page } from "./Page.ts";
import { revealScript } from "./revealPassword.ts";

/** A form that is sent to its page, in the language of that. */
const formOf = (locale: Language, fields: Html, submit: string) =>
  markup`<form method="post" action="?ui_locales=${locale}" novalidate>
${fields}
<div class="actions"><button class="button primary" type="submit">${submit}</button></div>
</form>`;

const wayOn = (href: string, text: string) =>
  markup`<div class="actions"><a class="button primary" href="${href}">${text}</a></div>`;

const forgottenPassword = (locale: Language) => `${forgottenPasswordPath}?ui_locales=${locale}`;

/** What has happened, and perhaps what to do. */
const messagePage = (locale: Language, title: string, words: string, action?: Html) =>
  page(
    locale,
    title,
    markup`<p>${words}</p>
${action}`,
    otherLanguages(locale),
  );

export interface SignInErrors {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

interface SignInPageProps {
  readonly locale: Language;
  readonly email?: string;
  readonly errors?: SignInErrors;
}

/** Keeps the address after an error. */
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
  const fields = markup`${emailField(locale, { value: email, error: errors.email, focused: !emailIsDone })}
${password}`;
  const content = markup`<p>${text.signInIntro}</p>
${formOf(locale, fields, text.signIn)}
<p class="other"><a href="${forgottenPassword(locale)}">${text.forgotten}</a></p>
${revealScript}`;
  return page(locale, text.signIn, content, otherLanguages(locale));
};

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
  const fields = markup`${emailField(locale, { value: email, isReadOnly: true })}
${current}
${newPasswordFields(locale, errors, !isCurrentNext)}`;
  const content = markup`<p>${text.passwordIntro}</p>
${formOf(locale, fields, text.changePassword)}
<p class="other"><a href="${forgottenPassword(locale)}">${messages[locale].forgotten}</a>
<a href="${consoleIn(locale)}">${text.console}</a></p>
${revealScript}`;
  return page(locale, text.password, content, otherLanguages(locale));
};

export const passwordChangedPage = (locale: Language): Page => {
  const { changed, changedText, console } = messages[locale].account;
  return messagePage(locale, changed, changedText, wayOn(consoleIn(locale), console));
};

const backToSignIn = (locale: Language) =>
  markup`<p class="other"><a href="${consoleIn(locale)}">${messages[locale].forgottenPassword.back}</a></p>`;

export const forgottenPasswordPage = (locale: Language, email?: string, error?: string): Page => {
  const text = messages[locale].forgottenPassword;
  const content = markup`<p>${text.intro}</p>
${formOf(locale, emailField(locale, { value: email, error, focused: true }), text.submit)}
${backToSignIn(locale)}`;
  return page(locale, text.title, content, otherLanguages(locale));
};

export const linkRequestedPage = (locale: Language): Page => {
  const { requested, requestedText, requestedHelp } = messages[locale].forgottenPassword;
  const help = markup`<p class="more">${requestedHelp}</p>
${backToSignIn(locale)}`;
  return messagePage(locale, requested, requestedText, help);
};

/** The read-only address lets password managers save both together. `other` is somebody else's, who is signed in here. */
export const passwordPage = (
  locale: Language,
  owner: LinkOwner,
  errors: NewPasswordErrors = {},
  other?: string,
): Page => {
  const text = messages[locale].registration;
  const fields = markup`${emailField(locale, { value: owner.email, isReadOnly: true })}
${newPasswordFields(locale, errors)}`;
  const content = markup`<p>${text.intros[owner.purpose](`${owner.firstName} ${owner.lastName}`)}${
    other !== undefined && markup` <strong>${text.signsOut(other)}</strong>`
  }</p>
${formOf(locale, fields, text.submit)}
${revealScript}`;
  return page(locale, text.title, content, otherLanguages(locale));
};

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

/** A link that was used, or that nobody knows: offers the sign-in, or a new link. */
export const uselessPage = (locale: Language, why: "used" | "unknown"): Page => {
  const text = messages[locale].registration;
  const waysOn = markup`<div class="actions">
<a class="button primary" href="${consoleIn(locale)}">${messages[locale].signIn}</a>
<a class="button" href="${forgottenPassword(locale)}">${text.newLink}</a>
</div>`;
  return messagePage(locale, text[why], text[`${why}Text`], waysOn);
};

/** For requests that do not prove to come from the console. `form` is the provider's hidden form with its CSRF token. */
export const signOutPage = (locale: Language, form: string): Page => {
  const text = messages[locale];
  const question = markup`<p>${text.signOutQuestion}</p>
${{ html: form }}
<div class="actions">
<button class="button primary" type="submit" form="op.logoutForm" name="logout" value="yes">${text.signOut}</button>
<a class="button" href="${consoleIn(locale, "/")}">${text.staySignedIn}</a>
</div>`;
  return page(locale, text.signOut, question);
};

export const signedOutPage = (locale: Language): Page => {
  const text = messages[locale];
  const confirmation = markup`<p>${text.signedOutText}</p>
${wayOn(consoleIn(locale, "/"), text.startPage)}`;
  return page(locale, text.signedOut, confirmation);
};

export type Problem = "expired" | "refused" | "failed" | "unavailable" | "notFound" | "tooMany";

/** Why a sign-in failed, with a link to start again. `code` is OAuth's error code, for support. */
export const errorPage = (locale: Language, problem: Problem, code?: string): Page => {
  const text = messages[locale];
  const explanation = markup`<p>${text[`${problem}Text`]}</p>
${problem === "notFound" ? wayOn(consoleIn(locale, "/"), text.startPage) : wayOn(consoleIn(locale), text.startAgain)}
${code !== undefined && markup`<p class="code">${text.errorCode} <code>${code}</code></p>`}`;
  return page(locale, text[problem], explanation);
};
