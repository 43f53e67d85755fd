/** What an app's secrets ask of an administrator: what will break comes before what has ended. */
import { DateTime, type Equivalence } from "effect";
import type { ClientSecret, ClientSecretId } from "#schemas/client-secrets/ClientSecret.ts";
import { dueSecrets } from "./dueSecrets.ts";
import { expiryOf } from "./secretExpiry.ts";

export interface Attention {
  /** `none`: there is no secret. `expired`: there are some, but none is valid. `soon`: a valid one needs a successor. */
  readonly state: "none" | "expired" | "soon" | "valid";
  /** When the next secret without a successor expires, or when the last one has. */
  readonly at: DateTime.Utc | undefined;
  /** How many expire soon without a successor. */
  readonly due: number;
  /** How many have expired beside a valid one: they ask for nothing. */
  readonly old: number;
}

export const isSameAttention: Equivalence.Equivalence<Attention> = (a, b) =>
  a.state === b.state && a.at?.epochMillis === b.at?.epochMillis && a.due === b.due && a.old === b.old;

/** @param replaced - Secrets that are known to have a successor, whatever it is called. */
export const attentionOf = (
  secrets: ReadonlyArray<ClientSecret>,
  now: DateTime.Zoned,
  replaced: ReadonlySet<ClientSecretId>,
): Attention => {
  const inOrder = (some: ReadonlyArray<ClientSecret>) =>
    some.flatMap(({ expirationDate }) => expirationDate ?? []).toSorted(DateTime.Order);
  const expired = inOrder(secrets.filter((secret) => expiryOf(secret, now).state === "expired"));
  if (expired.length === secrets.length) {
    return { state: expired.length === 0 ? "none" : "expired", at: expired.at(-1), due: 0, old: 0 };
  }
  const due = inOrder(dueSecrets(secrets, now, replaced));
  return { state: due.length > 0 ? "soon" : "valid", at: due[0], due: due.length, old: expired.length };
};
