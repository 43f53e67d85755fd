/**
 * The provider's keys: created at the first start and stored in the database for all processes. Signing keys are rotated
 * at starts, or come from the operator's file.
 */
import { createPublicKey, randomBytes } from "node:crypto";
import { SqlClient } from "@effect/sql";
import { Effect, Option, Redacted } from "effect";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from "jose";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { algorithm } from "./OidcNames.ts";

interface SigningKey extends JWK {
  readonly kid: string;
  readonly alg: typeof algorithm;
  readonly use: "sig";
}

const toSigningKey = async (jwk: JWK): Promise<SigningKey> => ({
  ...jwk,
  kid: await calculateJwkThumbprint(jwk),
  alg: algorithm,
  use: "sig",
});

const newSigningKey = async () => {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return toSigningKey(await exportJWK(privateKey));
};

interface StoredSigning {
  readonly keys: ReadonlyArray<SigningKey>;
  /** Whether the second key will sign. Otherwise it did sign, or there is none. */
  readonly isNextPublished?: boolean;
}

/** A key is published for so long, then signs for twice as long. */
const stepDays = 45;

/** The next step of a rotation. A key that signs was published at an earlier start, so other instances know it. */
const rotated = async ({ keys, isNextPublished }: StoredSigning): Promise<StoredSigning> => {
  const [signing, next] = keys;
  if (signing === undefined) return { keys: [await newSigningKey()] };
  return isNextPublished && next
    ? { keys: [next, signing] }
    : { keys: [signing, await newSigningKey()], isNextPublished: true };
};

const newSecret = async () => randomBytes(32).toString("base64url");

const newCookieKeys = async () => [await newSecret()];

const publicHalf = ({ kid, alg, use, ...key }: SigningKey): JWK => ({
  ...createPublicKey({ key, format: "jwk" }).export({ format: "jwk" }),
  kid,
  alg,
  use,
});

const storedKeys = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** The first inserted row wins, also between two processes that start at the same time. */
  const getOrCreate = Effect.fn("OidcKeys.getOrCreate")(function* <A>(name: string, make: () => Promise<A>) {
    const read = sql<{ value: A }>`select value from oidc_keys where name = ${name}`;
    const [found] = yield* read;
    if (found) return found.value;
    const made = JSON.stringify(yield* Effect.promise(make));
    yield* sql`insert into oidc_keys (name, value) values (${name}, ${made}::jsonb) on conflict do nothing`;
    const [first] = yield* read;
    return first ? first.value : yield* Effect.dieMessage(`The key ${name} was not stored`);
  });

  /** Of instances that start at the same time, one makes the step. */
  const storedSigning = Effect.gen(function* () {
    const read = getOrCreate<StoredSigning>("signing", async () => ({ keys: [await newSigningKey()] }));
    const stored = yield* read;
    const isDue = sql`name = 'signing' and created_at < now() - make_interval(days => ${stepDays})`;
    if ((yield* sql`select from oidc_keys where ${isDue}`).length === 0) return stored;
    const next = JSON.stringify(yield* Effect.promise(() => rotated(stored)));
    yield* sql`update oidc_keys set value = ${next}::jsonb, created_at = now() where ${isDue}`;
    return yield* read;
  });

  const { signingKeys } = yield* PlatformConfig;
  const signing = Option.isSome(signingKeys)
    ? { keys: yield* Effect.promise(() => Promise.all(Redacted.value(signingKeys.value).map(toSigningKey))) }
    : { keys: (yield* storedSigning).keys };
  return {
    /** Private keys; the first one signs. */
    signing,
    /** The same keys without their private halves. */
    verification: { keys: signing.keys.map(publicHalf) },
    /** Keys that sign cookies; the first one signs. */
    cookies: yield* getOrCreate("cookies", newCookieKeys),
    /** Derives the successors of refresh tokens, the values of client secrets, and marks of typed addresses. */
    successors: yield* getOrCreate("successors", newSecret),
    /** Derives the nonces of proofs (RFC 9449 §8). */
    nonces: yield* getOrCreate("nonces", newSecret),
  };
});

export class OidcKeys extends Effect.Service<OidcKeys>()("platform/OidcKeys", {
  effect: Effect.orDie(storedKeys),
}) {}
