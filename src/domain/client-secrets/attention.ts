/**
 * What an app's secrets ask of an administrator, where what will break comes before what has ended: which should be
 * rotated, which have replaced others, the alias of a successor.
 */
import { DateTime, Order } from "effect";
import type { App, AppId } from "#schemas/apps/App.ts";
import { firstCharacters, hasCharacters } from "#schemas/characters.ts";
import {
  aliasMaxLength,
  type ClientSecret,
  type ClientSecretId,
} from "#schemas/client-secrets/ClientSecret.ts";
import { uniqueKey } from "#schemas/uniqueKey.ts";
import { expiryOf } from "./secretExpiry.ts";

/** What an app's secrets need: the one meaning of it for rows, counts, lists and files. */
export interface Attention {
  /** `none`: there is no secret. `expired`: there are some, but none is valid. `soon`: a valid one needs a successor. */
  readonly state: "none" | "expired" | "soon" | "valid";
  /** How many rows of the list it is: what is due, or that none is valid. */
  readonly count: number;
  /** When the first of `due` expires, or the last one has expired. */
  readonly at: DateTime.Utc | undefined;
  /** What expires soon without a successor, the next one first. */
  readonly due: ReadonlyArray<ClientSecret>;
  /** The one that has expired last, where none is valid. */
  readonly last: ClientSecret | undefined;
  /** Valid ones that never expire: a choice, which needs nobody. */
  readonly endless: ReadonlyArray<ClientSecret>;
  /** How many have expired beside a valid one: they ask for nothing. */
  readonly old: number;
}

const byEnd = Order.mapInput(
  Order.number,
  ({ expirationDate }: ClientSecret) => expirationDate?.epochMillis ?? Infinity,
);

/** @param replaced - Secrets that are known to have a successor, whatever it is called. */
export const attentionOf = (
  secrets: ReadonlyArray<ClientSecret>,
  now: DateTime.Zoned,
  replaced: ReadonlySet<ClientSecretId>,
): Attention => {
  const expired = secrets.filter((secret) => expiryOf(secret, now).state === "expired").toSorted(byEnd);
  const isAnyValid = expired.length < secrets.length;
  const due = dueSecrets(secrets, now, replaced).toSorted(byEnd);
  const last = isAnyValid ? undefined : expired.at(-1);
  const ofNone = last ? "expired" : "none";
  return {
    state: isAnyValid ? (due[0] ? "soon" : "valid") : ofNone,
    count: isAnyValid ? due.length : 1,
    at: (due[0] ?? last)?.expirationDate,
    due,
    last,
    endless: secrets.filter(({ expirationDate }) => expirationDate === undefined),
    old: isAnyValid ? expired.length : 0,
  };
};

/** A row of the list across the apps: a secret, or that an app has none that is valid. */
export interface ListedSecret<A> {
  readonly app: A;
  readonly secret: ClientSecret | undefined;
  readonly isDue: boolean;
}

/** Of apps, as far as they are known: what will break first, then what has ended last, then what was never there. */
export const listOfSecrets = <A extends Pick<App, "id">>(
  apps: ReadonlyArray<A>,
  attentionFor: (id: AppId) => Attention | undefined,
): ReadonlyArray<ListedSecret<A>> => {
  const asked = apps.flatMap((app) => {
    const attention = attentionFor(app.id);
    return attention ? [{ app, attention }] : [];
  });
  const rows = (isDue: boolean) =>
    asked
      .flatMap(({ app, attention: { due, last, count } }) => {
        const some = isDue ? due : count > due.length ? [last] : [];
        return some.map((secret) => ({ app, secret, isDue }));
      })
      .toSorted(
        Order.mapInput(
          Order.number,
          ({ secret }) => (secret?.expirationDate?.epochMillis ?? -Infinity) * (isDue ? 1 : -1),
        ),
      );
  return [...rows(true), ...rows(false)];
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
 * Secrets that expire soon and have no valid successor.
 *
 * @param replaced - Secrets that are known to have one, whatever it is called.
 */
export const dueSecrets = (
  secrets: ReadonlyArray<ClientSecret>,
  now: DateTime.Zoned,
  replaced: ReadonlySet<ClientSecretId>,
): ReadonlyArray<ClientSecret> =>
  secrets.filter(
    (secret) =>
      expiryOf(secret, now).state === "soon" &&
      !replaced.has(secret.id) &&
      !secrets.some((other) => isSuccessor(other, secret, now)),
  );

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
