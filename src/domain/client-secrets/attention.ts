/** The secrets of an app that need attention: those that have expired or will expire soon. */
import { DateTime, Equivalence } from "effect";
import { type Expiring, expiryOf } from "./secretExpiry.ts";

export interface Attention {
  readonly expired: number;
  readonly soon: number;
  /** The most urgent secret: the last one that expired, otherwise the next one that will. */
  readonly state: "expired" | "soon";
  readonly at: DateTime.Utc;
}

export const isSameAttention: Equivalence.Equivalence<Attention> = Equivalence.struct({
  expired: Equivalence.number,
  soon: Equivalence.number,
  state: Equivalence.string,
  at: DateTime.Equivalence,
});

/** Undefined if no secret needs attention. */
export const attentionOf = (secrets: ReadonlyArray<Expiring>, now: DateTime.Zoned): Attention | undefined => {
  const at = (state: "expired" | "soon") =>
    secrets
      .flatMap((secret) => {
        const expiry = expiryOf(secret, now);
        return expiry.state === state ? [expiry.at] : [];
      })
      .toSorted((a, b) => a.epochMillis - b.epochMillis);
  const expired = at("expired");
  const soon = at("soon");
  const counts = { expired: expired.length, soon: soon.length };
  const lastExpired = expired.at(-1);
  const firstSoon = soon[0];
  if (lastExpired) return { ...counts, state: "expired", at: lastExpired };
  return firstSoon && { ...counts, state: "soon", at: firstSoon };
};
