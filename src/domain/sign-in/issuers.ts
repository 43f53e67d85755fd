/** Issuers of identity providers: a provider's own name and the configured one may differ in a slash at the end. */

/** The same issuer with or without the slash at its end. */
export const otherForm = (issuer: string): string =>
  issuer.endsWith("/") ? issuer.slice(0, -1) : `${issuer}/`;

/** `found` if it is `issuer` with or without the slash, else `issuer`. Everything else is compared with the result. */
export const formOf = (issuer: string, found: string | null | undefined): string =>
  found === otherForm(issuer) ? found : issuer;
