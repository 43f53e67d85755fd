/** Which secrets should be rotated now, which ones have replaced others, and the order in which they are listed. */
import { DateTime } from "effect";
import type { ClientSecret, ClientSecretId } from "#schemas/client-secrets/ClientSecret.ts";
import { isAliasTaken, successorAlias } from "./secretAlias.ts";
import { expiryOf, soonDays } from "./secretExpiry.ts";

/** A rotation calls the new secret so, unless the person changed the alias. */
const isSuccessor = (
  other: ClientSecret,
  { alias, creationDate }: ClientSecret,
  now: DateTime.Zoned,
): boolean =>
  DateTime.greaterThan(other.creationDate, creationDate) &&
  isAliasTaken(successorAlias(alias, []), [other.alias]) &&
  expiryOf(other, now).state !== "expired";

/**
 * Secrets that expire within some days and have no valid successor.
 *
 * @param replaced - Secrets that are known to have one, whatever it is called.
 */
export const dueSecrets = (
  secrets: ReadonlyArray<ClientSecret>,
  now: DateTime.Zoned,
  replaced: ReadonlySet<ClientSecretId>,
  withinDays = soonDays,
): ReadonlyArray<ClientSecret> =>
  secrets.filter((secret) => {
    const expiry = expiryOf(secret, now);
    const isSoon = (expiry.state === "soon" || expiry.state === "later") && expiry.days <= withinDays;
    return isSoon && !replaced.has(secret.id) && !secrets.some((other) => isSuccessor(other, secret, now));
  });

/** Expired secrets last; the order stays otherwise. */
export const expiredLast = (
  secrets: ReadonlyArray<ClientSecret>,
  now: DateTime.Zoned,
): ReadonlyArray<ClientSecret> => {
  const rank = (secret: ClientSecret) => (expiryOf(secret, now).state === "expired" ? 1 : 0);
  return secrets.toSorted((a, b) => rank(a) - rank(b));
};

export interface Rotation {
  readonly old: ClientSecretId;
  readonly successor: ClientSecretId;
}

interface RotationPair<Secret> {
  readonly old: Secret;
  readonly successor: Secret;
}

/** Of a secret that was rotated several times, the last rotation counts. */
export const rotationPairs = <Secret extends Pick<ClientSecret, "id">>(
  rotations: ReadonlyArray<Rotation>,
  secrets: ReadonlyArray<Secret>,
): ReadonlyArray<RotationPair<Secret>> => {
  const byId = new Map(secrets.map((secret) => [secret.id, secret]));
  const pairs = rotations.flatMap((rotation) => {
    const [old, successor] = [byId.get(rotation.old), byId.get(rotation.successor)];
    return old && successor ? [[old.id, { old, successor }] as const] : [];
  });
  return [...new Map(pairs).values()];
};
