/**
 * The document's language and colour mode: importing this module sets them, so that nothing flashes. Without Effect, as
 * both documents run it before the first paint. `?lang` is remembered; an unknown value means English.
 */
import { storageKeys } from "./storageKeys.ts";

/** Undefined if the browser denies storage. */
const attempt = <A>(work: () => A): A | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

export const stored = (key: string): string | null => attempt(() => localStorage.getItem(key)) ?? null;

const root = document.documentElement;
const query = new URLSearchParams(location.search).get("lang");
const storedMode = stored(storageKeys.mode);

export const language = (query ?? stored(storageKeys.language)) === "de" ? "de" : "en";
/** Undefined for the system's mode. */
export const mode = storedMode === "light" || storedMode === "dark" ? storedMode : undefined;

root.lang = language;
if (query !== null) attempt(() => localStorage.setItem(storageKeys.language, language));
if (mode !== undefined) root.dataset["mode"] = mode;
