/** Lists of ETags in requests. */

/** Whether the caller has the answer already. Compares weakly, since proxies and compression weaken ETags (RFC 9110, 13.1.2). */
export const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(",").some((each) => ["*", etag].includes(each.trim().replace(/^W\//, ""))) ?? false;
