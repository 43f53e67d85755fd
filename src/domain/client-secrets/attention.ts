/**
 * What an app's secrets ask of an administrator, where what will break comes before what has ended: which should be
 * rotated, which have replaced others, the alias of a successor.
 */
import { Data, DateTime } from "effect";
import type { App, AppId } from "#schemas/apps/App.ts";
import { firstCharacters, hasCharacters } from "#schemas/characters.ts";
import {
  aliasMaxLength,
  type ClientSecret,
  type ClientSecretId,
} from "#schemas/client-secrets/ClientSecret.ts";
import { uniqueKey } from "#schemas/uniqueKey.ts";
import { expiryOf, soonDays } from "./secretExpiry.ts";

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

/**
 * Equal answers are equal as Effect compares them.
 *
 * @param replaced - Secrets that are known to have a successor, whatever it is called.
 */
export const attentionOf = (
  secrets: ReadonlyArray<ClientSecret>,
  now: DateTime.Zoned,
  replaced: ReadonlySet<ClientSecretId>,
): Attention => {
  const inOrder = (some: ReadonlyArray<ClientSecret>) =>
    some.flatMap(({ expirationDate }) => expirationDate ?? []).toSorted(DateTime.Order);
  const expired = inOrder(secrets.filter((secret) => expiryOf(secret, now).state === "expired"));
  if (expired.length === secrets.length) {
    const state = expired.length === 0 ? "none" : "expired";
    return Data.struct({ state, at: expired.at(-1), due: 0, old: 0 });
  }
  const due = inOrder(dueSecrets(secrets, now, replaced));
  const state = due.length > 0 ? "soon" : "valid";
  return Data.struct({ state, at: due[0], due: due.length, old: expired.length });
};

/** The list across the apps looks further ahead than the warnings. */
const listedDays = 30;

/**
 * What the list across the apps names: secrets that expire within 30 days without a successor, those that have expired
 * and left their app without a valid one, and those that never expire.
 */
export const secretsToCheck = (
  secrets: ReadonlyArray<ClientSecret>,
  now: DateTime.Zoned,
  replaced: ReadonlySet<ClientSecretId>,
): ReadonlyArray<ClientSecret> => {
  const isExpired = (secret: ClientSecret) => expiryOf(secret, now).state === "expired";
  return [
    ...dueSecrets(secrets, now, replaced, listedDays),
    ...(secrets.every(isExpired) ? secrets : []),
    ...secrets.filter(({ expirationDate }) => expirationDate === undefined),
  ];
};

export interface ListedSecret<A> {
  readonly app: A;
  readonly secret: ClientSecret;
}

/** Of active apps, as far as they are known: what will break first, then what has ended last, then what never ends. */
export const listOfSecrets = <A extends Pick<App, "id" | "status">>(
  apps: ReadonlyArray<A>,
  known: ReadonlyMap<AppId, ReadonlyArray<ClientSecret>>,
  now: DateTime.DateTime,
): ReadonlyArray<ListedSecret<A>> => {
  const distance = ({ secret: { expirationDate } }: ListedSecret<A>) => {
    if (expirationDate === undefined) return Number.POSITIVE_INFINITY;
    const millis = DateTime.distance(now, expirationDate);
    // The past comes after every future.
    return millis > 0 ? millis : Number.MAX_SAFE_INTEGER / 2 - millis;
  };
  return apps
    .filter(({ status }) => status === "enabled")
    .flatMap((app) => (known.get(app.id) ?? []).map((secret) => ({ app, secret })))
    .toSorted((a, b) => Number(distance(a) > distance(b)) - Number(distance(a) < distance(b)));
};

/** `ci-prod-2` has the number 2; the first has none. A year is no such number. */
const numbered = (alias: string) => {
  const [, stem = alias, digits = "1"] = /^(.*?)-(\d{1,3})$/u.exec(alias) ?? [];
  return { stem, number: Number(digits) };
};

const withNumber = (stem: string, number: number): string => {
  const suffix = `-${number}`;
  return `${shortenedTo(stem, aliasMaxLength - suffix.length)}${suffix}`;
};

/** A rotation gives the new secret a greater number, unless the person changed the alias. */
const isSuccessor = (
  other: ClientSecret,
  { alias, creationDate }: ClientSecret,
  now: DateTime.Zoned,
): boolean => {
  const { stem, number } = numbered(alias);
  const next = numbered(uniqueKey(other.alias)).number;
  return (
    next > number &&
    isAliasTaken(withNumber(stem, next), [other.alias]) &&
    DateTime.greaterThan(other.creationDate, creationDate) &&
    expiryOf(other, now).state !== "expired"
  );
};

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

export interface RotationPair<Secret> {
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

export const isAliasTaken = (alias: string, taken: ReadonlyArray<string>): boolean => {
  const key = uniqueKey(alias);
  return taken.some((other) => uniqueKey(other) === key);
};

const shortenedTo = (text: string, max: number) =>
  hasCharacters(text, max + 1) ? firstCharacters(text, max).trimEnd() : text;

/** The alias with the next free number: `ci-prod` → `ci-prod-2` → `ci-prod-3`. */
export const successorAlias = (alias: string, taken: ReadonlyArray<string>): string => {
  const { stem, number } = numbered(alias);
  for (let next = number + 1; ; next += 1) {
    const free = withNumber(stem, next);
    if (!isAliasTaken(free, taken)) return free;
  }
};
