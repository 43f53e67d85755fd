/** Restricts redirects after a sign-in to paths below /administer, against open redirects (RFC 9700 §4.11). */

export const protectedRoot = "/administer";
export const defaultRedirect = "/administer/overview";

// Without percent-encoding in the path, so that decoding it again cannot lead out of the console.
const page = /^\/administer(?:\/[\w-]+)+\/?(?:[?#][^\s\p{C}]*)?$/u;

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Whether a path (without query and hash) requires a session. */
export const isProtected = (pathname: string): boolean =>
  (decoded(pathname) ?? pathname).toLowerCase().startsWith(protectedRoot);

/** `target` if it is a path below /administer, with query and hash; else the overview. */
export const safeRedirect = (target: unknown): string =>
  typeof target === "string" && target.length <= 2048 && page.test(target) ? target : defaultRedirect;
