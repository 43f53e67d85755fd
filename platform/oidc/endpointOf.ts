/** The path at which the provider's router answers: it accepts any case and a slash at the end. */
export const endpointOf = (path: string): string => path.toLowerCase().replace(/\/$/, "");

/** Whether programs call this endpoint, below the mount path: its errors are JSON, whatever is accepted (RFC 6749 §5.2). */
export const isForPrograms = (path: string): boolean =>
  /^\/(token|jwks|me|\.well-known)(\/|$)/.test(endpointOf(path));
