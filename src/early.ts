/** Runs before the first paint, in both documents: sets language and colour mode, so that nothing flashes. */
import { storageKeys } from "./services/storageKeys.ts";

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // The browser denies storage.
    return null;
  }
};

const root = document.documentElement;
const query = new URLSearchParams(location.search).get("lang");
const mode = stored(storageKeys.mode);

root.lang = (query ?? stored(storageKeys.language)) === "de" ? "de" : "en";
if (mode === "light" || mode === "dark") root.dataset["mode"] = mode;
