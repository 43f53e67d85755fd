/**
 * The document's language, colour mode and width of the navigation, and whether plain keys are shortcuts. Importing this
 * module sets the first two, so that nothing flashes: both documents run it before the first paint, and the console reads
 * the same. `?lang` is remembered.
 */
import { languageOf } from "#schemas/languages.ts";
import { storageKeys } from "../services/storage/storageKeys.ts";

/** Undefined if the browser denies storage. */
export const attempt = <A>(work: () => A): A | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

const stored = (key: string): string | null => attempt(() => localStorage.getItem(key)) ?? null;

const root = document.documentElement;
const query = new URLSearchParams(location.search).get("lang");
const storedLanguage = stored(storageKeys.language);
const mode = stored(storageKeys.mode);

export const language = languageOf(query ?? storedLanguage);
/** Before this page, or by its address. */
export const isLanguageChosen = (query ?? storedLanguage) !== null;
export const isMinimized = stored(storageKeys.minimized) === "true";
export const hasShortcuts = stored(storageKeys.shortcuts) !== "false";

// The browser recomputes all styles whenever it is set, even to the same value, and two scripts of a page run this.
if (root.lang !== language) root.lang = language;
if (query !== null) attempt(() => localStorage.setItem(storageKeys.language, language));
if (mode === "light" || mode === "dark") root.dataset["mode"] = mode;
