/** Names of identity providers: some name themselves with a slash at the end, and are configured without, or the other way. */

/** The same issuer with or without the slash at its end. */
export const otherForm = (issuer: string): string =>
  issuer.endsWith("/") ? issuer.slice(0, -1) : `${issuer}/`;

/** `found` where it is `issuer` in one of its forms, else `issuer`, which everything is then compared with. */
export const formOf = (issuer: string, found: string | null | undefined): string =>
  found === otherForm(issuer) ? found : issuer;
