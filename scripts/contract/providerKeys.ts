/** The provider's keys (RFC 7517), and an ID token that one of them has signed. */
import { Effect } from "effect";
import {
  createLocalJWKSet,
  errors,
  type JWK,
  type JWTHeaderParameters,
  jwtVerify,
  type JWTVerifyOptions,
} from "jose";
import { acceptedAlgorithms } from "#src/services/sign-in/idTokenSignature.ts";
import type { Problem } from "./findings.ts";
import { listOf, type Metadata, type ProviderCheck } from "./providerSteps.ts";

const kinds: Readonly<Record<string, RegExp>> = { RSA: /^[RP]S/, EC: /^ES/, OKP: /^Ed/ };

/** Whether a key can verify a signature of one of these algorithms. */
const isUsable = ({ kty = "", use = "sig", alg }: JWK, algorithms: ReadonlyArray<string>) => {
  const fitting = algorithms.filter((name) => kinds[kty]?.test(name));
  return use === "sig" && (alg === undefined ? fitting.length > 0 : fitting.includes(alg));
};

/** The keys that can verify ID tokens. */
export const checkKeys = ({ error, send, json }: ProviderCheck, metadata: Metadata) =>
  Effect.gen(function* () {
    const say = (place: string, problem: Problem) => error("keys", "signing", place, problem);
    const answer = yield* send("keys", String(metadata["jwks_uri"]));
    if (answer && answer.status !== 200) say("status", [200, answer.status]);
    const body = answer?.status === 200 ? json("keys", answer) : undefined;
    if (body === undefined) return [];
    const keys = Array.isArray(body["keys"]) ? (body["keys"] as ReadonlyArray<JWK>) : [];
    const algorithms = acceptedAlgorithms(listOf(metadata, "id_token_signing_alg_values_supported"));
    for (const [index, { d, k }] of keys.entries())
      if (d !== undefined || k !== undefined)
        say(`keys → [${index}]`, "must be a public key: everybody can sign with this one");
    const usable = keys.filter((key) => isUsable(key, algorithms));
    const found = keys.map(({ kty, alg = "" }) => `${kty} ${alg}`.trim()).join(", ") || "none";
    if (usable.length === 0) say("keys", [`a public key for ${algorithms.join(", ")}`, found]);
    return usable;
  });

/** The error of the check that fails; undefined for a valid token. */
export const failureOf = (idToken: string, keys: ReadonlyArray<JWK>, options: JWTVerifyOptions) => {
  // Keys may be without names: one that has none may be the one that the token names.
  const named = ({ kid }: JWTHeaderParameters) => keys.map((key) => ({ ...(kid && { kid }), ...key }));
  const find = (header: JWTHeaderParameters) => createLocalJWKSet({ keys: named(header) })(header);
  return jwtVerify(idToken, find, options).then(
    () => undefined,
    (error: Error) => (error instanceof errors.JWKSMultipleMatchingKeys ? undefined : error),
  );
};
