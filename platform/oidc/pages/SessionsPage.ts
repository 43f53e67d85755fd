/** The sessions of a person: where and when each was begun, and buttons that end them. */
import { mountPath, passwordPath } from "#platform/oidc/OidcNames.ts";
import type { SessionOfPerson } from "#platform/oidc/sessionsOf.ts";
import type { Place } from "#platform/oidc/signInPlaces.ts";
import { type Language, locales } from "#schemas/languages.ts";
import { markup } from "./markup.ts";
import { messages } from "./messages.ts";
import { otherLanguages, type Page, page } from "./Page.ts";

export interface SessionsPageProps {
  readonly locale: Language;
  readonly email: string;
  readonly sessions: ReadonlyArray<SessionOfPerson>;
  /** The session of this browser. */
  readonly current: string;
  readonly now: Date;
}

/** The value of the button that ends all but the current session. */
export const others = "others";

/** Without a script the page does not know the person's time zone, so it names its own. */
const absolute = (locale: Language, date: Date) => {
  const format = new Intl.DateTimeFormat(locales[locale], {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return markup`<time datetime="${date.toISOString()}">${format.format(date)} UTC</time>`;
};

const units = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

const relative = (locale: Language, date: Date, now: Date) => {
  const seconds = (now.getTime() - date.getTime()) / 1000;
  const [unit, length] = units.find(([, atLeast]) => seconds >= atLeast) ?? [];
  const words =
    unit === undefined
      ? new Intl.RelativeTimeFormat(locales[locale], { numeric: "auto" }).format(0, "second")
      : new Intl.RelativeTimeFormat(locales[locale]).format(-Math.floor(seconds / length), unit);
  return markup`<time datetime="${date.toISOString()}">${words}</time>`;
};

const browserOf = (locale: Language, place: Place | null) => {
  const { place: both, unknownBrowser } = messages[locale].account;
  const { browser = unknownBrowser, system } = place ?? {};
  return system === undefined ? browser : both(browser, system);
};

export const sessionsPage = ({ locale, email, sessions, current, now }: SessionsPageProps): Page => {
  const text = messages[locale].account;
  const item = ({ uid, place, signedIn, lastUsed }: SessionOfPerson) => {
    const browser = browserOf(locale, place);
    const address = place?.address ?? text.unknownAddress;
    const end = markup`<button class="button" type="submit" name="session" value="${uid}" aria-label="${text.endNamed(browser, address)}">${text.endSession}</button>`;
    const signOut = markup`<a class="button" href="${mountPath}/session/end?ui_locales=${locale}">${messages[locale].signOut}</a>`;
    return markup`<li>
<h2>${browser}</h2>
${uid === current && markup`<p><span class="mark">${text.thisSession}</span></p>`}
<p>${address}</p>
<p>${text.lastUsed}: ${relative(locale, lastUsed, now)}</p>
<p>${text.signedIn}: ${absolute(locale, signedIn)}</p>
${uid === current ? signOut : end}
</li>`;
  };
  const ordered = sessions.toSorted((a, b) => Number(b.uid === current) - Number(a.uid === current));
  const content = markup`<p>${text.sessionsIntro(email)}</p>
<form method="post" action="?ui_locales=${locale}">
<ul class="sessions">
${ordered.map(item)}
</ul>
${sessions.length > 2 && markup`<div class="actions"><button class="button" type="submit" name="session" value="${others}">${text.endOthers}</button></div>`}
</form>
<p class="other"><a href="${passwordPath}?ui_locales=${locale}">${text.password}</a>
<a href="/auth">${text.console}</a></p>`;
  return page(locale, text.sessions, content, otherLanguages(locale));
};
