/** Restricts redirects after a sign-in to paths below /administer, against open redirects (RFC 9700 §4.11). */

export const protectedRoot = "/administer";
export const defaultRedirect = "/administer/overview";

// The characters of a segment (RFC 3986 §3.3), among them percent-encoded ones.
const page = /^\/administer((?:\/(?:[\w.~!$&'()*+,;=:@-]|%[\dA-Fa-f]{2})+)+)\/?(?:[?#][^\s\p{C}]*)?$/u;

// A decoded segment must not lead out of the console: it is not a dot segment, and does not begin another part of a URL.
const unsafeSegment = /^\.{1,2}$|[/\\%?#\p{C}\p{Zl}\p{Zp}]/u;

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

const isSafeSegment = (segment: string): boolean => {
  const text = decoded(segment);
  return text !== undefined && !unsafeSegment.test(text);
};

const isPage = (target: string): boolean =>
  page.exec(target)?.[1]?.split("/").slice(1).every(isSafeSegment) ?? false;

/** `target` if it is a path below /administer, with query and hash; else the overview. */
export const safeRedirect = (target: unknown): string =>
  typeof target === "string" && target.length <= 2048 && isPage(target) ? target : defaultRedirect;
