/** Where a sign-in may end: a path of this console below /administer, and nothing else (RFC 9700 §4.11). */

export const protectedRoot = "/administer";
export const defaultRedirect = "/administer/overview";

// Names of pages as they are, nothing escaped: no reading of them, however often decoded, leads out of the console.
const page = /^\/administer(?:\/[\w-]+)+\/?(?:[?#][^\s\p{C}]*)?$/u;

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Whether a path (without query and hash) needs a signed-in person. */
export const isProtected = (pathname: string): boolean =>
  (decoded(pathname) ?? pathname).toLowerCase().startsWith(protectedRoot);

/** `target` when it is a path of the console below /administer, with query and hash; else the overview. */
export const safeRedirect = (target: unknown): string =>
  typeof target === "string" && target.length <= 2048 && page.test(target) ? target : defaultRedirect;
