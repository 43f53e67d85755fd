/** When to try again, from the header `Retry-After` (RFC 9110 §10.2.3). */

/** Epoch milliseconds; undefined if the header is neither a number of seconds nor a future time. */
export const retryAfter = (header: string | undefined, now: number): number | undefined => {
  if (header === undefined) return undefined;
  const at = /^\d{1,9}$/.test(header) ? now + Number(header) * 1000 : Date.parse(header);
  return at > now ? at : undefined;
};
