/** The path at which the provider's router answers: it accepts any case and a slash at the end. */
export const endpointOf = (path: string): string => path.toLowerCase().replace(/\/$/, "");
