/** When to try again, as the header `Retry-After` says (RFC 9110 §10.2.3). */

/** Epoch milliseconds; undefined for a header that says neither seconds nor a time ahead. */
export const retryAfter = (header: string | undefined, now: number): number | undefined => {
  if (header === undefined) return undefined;
  const at = /^\d{1,9}$/.test(header) ? now + Number(header) * 1000 : Date.parse(header);
  return at > now ? at : undefined;
};
