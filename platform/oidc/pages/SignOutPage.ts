/** Asks before signing out when the request does not prove that it comes from the console; says so afterwards. */
import { markup } from "./markup.ts";
import type { Locale } from "./locale.ts";
import { messages } from "./messages.ts";
import { page } from "./Page.ts";

/** `form` is the provider's own, with its token against forgery; its buttons are outside of it. */
export const signOutPage = (locale: Locale, form: string): string => {
  const text = messages[locale];
  const question = markup`<h1>${text.signOut}</h1>
<p>${text.signOutQuestion}</p>
${{ html: form }}
<div class="actions">
<button class="button primary" type="submit" form="op.logoutForm" name="logout" value="yes">${text.signOut}</button>
<a class="button" href="/">${text.staySignedIn}</a>
</div>`;
  return page(locale, text.signOut, question);
};

export const signedOutPage = (locale: Locale): string => {
  const text = messages[locale];
  const goodbye = markup`<h1>${text.signedOut}</h1>
<p>${text.signedOutText}</p>
<div class="actions"><a class="button primary" href="/">${text.startPage}</a></div>`;
  return page(locale, text.signedOut, goodbye);
};
