/** Which URLs credentials may be sent to, and the two forms of an issuer: a slash at its end may differ. */

const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "127.0.0.1" || host === "[::1]";

export const isSecureUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
};

/** The same issuer with or without the slash at its end. */
export const otherForm = (issuer: string): string =>
  issuer.endsWith("/") ? issuer.slice(0, -1) : `${issuer}/`;

/** `found` if it is `issuer` with or without the slash, else `issuer`. Everything else is compared with the result. */
export const formOf = (issuer: string, found: string | null | undefined): string =>
  found === otherForm(issuer) ? found : issuer;
