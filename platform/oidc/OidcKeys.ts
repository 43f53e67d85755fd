/** The provider's keys: created at the first start and stored in the database for all processes. */
import { createPublicKey, randomBytes } from "node:crypto";
import { SqlClient } from "@effect/sql";
import { Context, Effect, Layer } from "effect";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from "jose";
import { algorithm } from "./OidcNames.ts";

interface SigningKey extends JWK {
  readonly kid: string;
  readonly alg: typeof algorithm;
  readonly use: "sig";
}

export interface OidcKeysShape {
  /** Private keys; the first one signs. */
  readonly signing: { readonly keys: ReadonlyArray<SigningKey> };
  /** The same keys without their private halves. */
  readonly verification: JSONWebKeySet;
  /** Keys that sign cookies; the first one signs. */
  readonly cookies: ReadonlyArray<string>;
  /** Derives the successors of refresh tokens. */
  readonly successors: string;
  /** Derives the nonces of proofs (RFC 9449 §8). */
  readonly nonces: string;
}

const newSigningKeys = async (): Promise<OidcKeysShape["signing"]> => {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { keys: [{ ...jwk, kid: await calculateJwkThumbprint(jwk), alg: algorithm, use: "sig" }] };
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

  const signing = yield* getOrCreate("signing", newSigningKeys);
  const cookies = yield* getOrCreate("cookies", newCookieKeys);
  const successors = yield* getOrCreate("successors", newSecret);
  const nonces = yield* getOrCreate("nonces", newSecret);
  return { signing, verification: { keys: signing.keys.map(publicHalf) }, cookies, successors, nonces };
});

export class OidcKeys extends Context.Tag("platform/OidcKeys")<OidcKeys, OidcKeysShape>() {
  static readonly layer = Layer.effect(OidcKeys, Effect.orDie(storedKeys));
}
