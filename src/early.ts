/** Runs before the first paint, in both documents: language and colour mode as they were chosen, so that nothing flashes. */
import { storageKeys } from "./services/storageKeys.ts";

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that forbids storage shows the defaults.
    return null;
  }
};

const root = document.documentElement;
const query = new URLSearchParams(location.search).get("lang");
const mode = stored(storageKeys.mode);

root.lang = (query ?? stored(storageKeys.language)) === "de" ? "de" : "en";
if (mode === "light" || mode === "dark") root.dataset["mode"] = mode;
