/** Tells a browser that is too old from one that is not. Runs in both documents, before all else. */
import type { Language } from "#schemas/languages.ts";
import { browserTooOldId } from "./documentIds.ts";

/**
 * The newest features that the code needs, one for each browser in scripts/oldestBrowsers.ts: a browser that has all of
 * them is new enough. test/oldestBrowsers.test.ts compares both lists.
 */
export const newestNeeds = [
  ["URL", "canParse"],
  ["Intl", "Segmenter"],
  ["AbortSignal", "any"],
] as const;

const has = ([owner, name]: (typeof newestNeeds)[number]): boolean => {
  const object: unknown = Reflect.get(globalThis, owner);
  return ((typeof object === "object" && object !== null) || typeof object === "function") && name in object;
};

/** Shows a message in `language` if the browser is too old. Returns whether it is. */
export const refuseOldBrowser = (language: Language): boolean => {
  const isTooOld = !newestNeeds.every(has);
  const sentence = document.getElementById(browserTooOldId(language));
  if (isTooOld && sentence) sentence.hidden = false;
  return isTooOld;
};
