/** How a tab returns to its wanted page by itself: at most once for a page within a time. Without Effect, since the welcome page returns too. */
import { safeRedirect } from "../../domain/sign-in/safeRedirect.ts";
import { tabKeys, tabPrefix } from "../storage/storageKeys.ts";

/** Milliseconds. */
export const returnInterval = 30_000;

/** Whatever its query and hash are, a page is the same. */
const pageOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? path;

/** Where the tab notes when it has returned to a page, or has left it because its call was refused. */
export const returnKey = (path: string): string => `return ${pageOf(path)}`;

/** Takes the page that the tab keeps, if it may return there now. It is one that nothing returns to again for a while. */
export const takeReturn = (storage: Storage): string | undefined => {
  const kept = storage.getItem(tabPrefix + tabKeys.wanted);
  if (kept === null) return undefined;
  const page = safeRedirect(kept);
  const key = tabPrefix + returnKey(page);
  const now = Date.now();
  const elapsed = now - Number(storage.getItem(key) ?? -Infinity);
  if (elapsed >= 0 && elapsed < returnInterval) return undefined;
  storage.setItem(key, String(now));
  storage.removeItem(tabPrefix + tabKeys.wanted);
  return page;
};
