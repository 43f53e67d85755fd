/** The provider's keys (RFC 7517), and the signature of an ID token by one of them. */
import { Effect } from "effect";
import { errors, importJWK, type JWK, jwtVerify, type JWTVerifyOptions, decodeProtectedHeader } from "jose";
import { acceptedAlgorithms } from "#src/services/sign-in/idTokenSignature.ts";
import type { ProviderCheck } from "./provider.ts";
import { listOf } from "./providerMetadata.ts";

const kinds: Readonly<Record<string, RegExp>> = { RSA: /^[RP]S/, EC: /^ES/, OKP: /^Ed/ };

/** Whether a key can verify a signature of one of these algorithms. */
const isUsable = ({ kty = "", use = "sig", alg }: JWK, algorithms: ReadonlyArray<string>) => {
  const fitting = algorithms.filter((name) => kinds[kty]?.test(name));
  return use === "sig" && (alg === undefined ? fitting.length > 0 : fitting.includes(alg));
};

/** The keys that can verify ID tokens. */
export const checkKeys = (
  { wrong, send, json }: ProviderCheck,
  metadata: Readonly<Record<string, unknown>>,
): Effect.Effect<ReadonlyArray<JWK>> =>
  Effect.gen(function* () {
    const say = (place: string, problem: string) => wrong("keys", { cause: "signing", place, problem });
    const answer = yield* send("keys", String(metadata["jwks_uri"]), { isRead: true });
    if (answer === undefined) return [];
    if (answer.status !== 200) say("status", `expected 200, found ${answer.status}`);
    const body = answer.status === 200 ? json("keys", answer) : undefined;
    if (body === undefined) return [];
    const keys = Array.isArray(body["keys"]) ? (body["keys"] as ReadonlyArray<JWK>) : [];
    const algorithms = acceptedAlgorithms(listOf(metadata, "id_token_signing_alg_values_supported"));
    for (const [index, { d, k }] of keys.entries())
      if (d !== undefined || k !== undefined)
        say(`keys → [${index}]`, "must be a public key: everybody can sign with this one");
    const usable = keys.filter((key) => isUsable(key, algorithms));
    if (usable.length === 0) {
      const found = keys.map(({ kty, alg }) => `${kty} ${alg ?? ""}`.trim()).join(", ");
      say(
        "keys",
        `expected a public key for ${algorithms.join(", ")}, found ${found === "" ? "none" : found}`,
      );
    }
    return usable;
  });

const headerOf = (idToken: string) => {
  try {
    return decodeProtectedHeader(idToken);
  } catch {
    return {};
  }
};

/** The error of the check that fails; undefined for a valid token. Keys may be without names. */
export const failureOf = async (
  idToken: string,
  keys: ReadonlyArray<JWK>,
  options: JWTVerifyOptions,
): Promise<Error | undefined> => {
  const { alg = "" } = headerOf(idToken);
  let failure: Error = new errors.JWSSignatureVerificationFailed();
  for (const key of keys.filter((each) => isUsable(each, [alg])))
    try {
      await jwtVerify(idToken, await importJWK(key, alg), options);
      return undefined;
    } catch (error) {
      // Another key may have signed.
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWSSignatureVerificationFailed))
        failure = error;
    }
  return failure;
};
