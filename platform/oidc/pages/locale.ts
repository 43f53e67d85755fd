/** Language of a page: requested by the console, else preferred by the browser, else English. */
import Negotiator from "negotiator";

export type Locale = "en" | "de";

const known = (tag: string | undefined): Locale | undefined => {
  const language = tag?.split("-")[0]?.toLowerCase();
  return language === "en" || language === "de" ? language : undefined;
};

/** `uiLocales` are language tags in order of preference, separated by spaces (OpenID Connect Core, 3.1.2.1). */
export const chooseLocale = (uiLocales: unknown, acceptLanguage: string | undefined): Locale => {
  const asked = typeof uiLocales === "string" ? uiLocales.split(" ") : [];
  const accepted = new Negotiator({ headers: { "accept-language": acceptLanguage ?? "" } }).languages();
  return [...asked, ...accepted].map(known).find((locale) => locale !== undefined) ?? "en";
};
