/** Sets the document's language and colour mode, so that nothing flashes. Without Effect: it runs before the first paint. */
import { storageKeys } from "./services/storageKeys.ts";

export const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // The browser denies storage.
    return null;
  }
};

const root = document.documentElement;
const query = new URLSearchParams(location.search).get("lang");
const storedMode = stored(storageKeys.mode);

export const language = (query ?? stored(storageKeys.language)) === "de" ? "de" : "en";
/** Undefined for the system's mode. */
export const mode = storedMode === "light" || storedMode === "dark" ? storedMode : undefined;

root.lang = language;
if (mode !== undefined) root.dataset["mode"] = mode;
