/** Sign-out confirmation, for requests that do not prove to come from the console, and the page after signing out. */
import type { Language } from "#schemas/languages.ts";
import { markup } from "./markup.ts";
import { messages } from "./messages.ts";
import { type Page, page } from "./Page.ts";

/** `form` is the provider's hidden form with its CSRF token; the buttons are outside of it. */
export const signOutPage = (locale: Language, form: string): Page => {
  const text = messages[locale];
  const question = markup`<p>${text.signOutQuestion}</p>
${{ html: form }}
<div class="actions">
<button class="button primary" type="submit" form="op.logoutForm" name="logout" value="yes">${text.signOut}</button>
<a class="button" href="/">${text.staySignedIn}</a>
</div>`;
  return page(locale, text.signOut, question);
};

export const signedOutPage = (locale: Language): Page => {
  const text = messages[locale];
  const confirmation = markup`<p>${text.signedOutText}</p>
<div class="actions"><a class="button primary" href="/">${text.startPage}</a></div>`;
  return page(locale, text.signedOut, confirmation);
};
