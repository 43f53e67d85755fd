/** Language of a page: requested by the console, else preferred by the browser, else the default. */
import Negotiator from "negotiator";
import { type Language, languages } from "#schemas/languages.ts";

const known = (tag: string | undefined): Language | undefined =>
  languages.find((language) => language === tag?.split("-")[0]?.toLowerCase());

/** `uiLocales` are language tags in order of preference, separated by spaces (OpenID Connect Core, 3.1.2.1). */
export const chooseLocale = (uiLocales: unknown, acceptLanguage: string | undefined): Language => {
  const asked = typeof uiLocales === "string" ? uiLocales.split(" ") : [];
  const accepted = new Negotiator({ headers: { "accept-language": acceptLanguage ?? "" } }).languages();
  return [...asked, ...accepted].map(known).find((locale) => locale !== undefined) ?? languages[0];
};
