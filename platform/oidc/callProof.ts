/** Proofs that a call is sent by the holder of its token's key (DPoP, RFC 9449 §4.3). */
import { createHash } from "node:crypto";
import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify } from "jose";

/** The algorithm that the provider announces and the API accepts. */
export const proofAlgorithm = "ES256";

/** Seconds by which the clock of the caller may differ; the provider's own limit. */
export const proofLifetime = 300;

export interface Call {
  readonly method: string;
  /** With the public origin. The query does not count. */
  readonly url: string;
  /** The content of the `DPoP` header. */
  readonly proof: string;
}

export interface Proof {
  /** The thumbprint of the key (RFC 7638), which the token names. */
  readonly key: string;
  /** Names the proof: one that was used is refused. */
  readonly id: string;
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Without query and fragment, in the spelling of the URL standard. */
const addressOf = (url: unknown): string | undefined => {
  if (typeof url !== "string" || !URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};

/** Undefined if the proof is not one of this call with this token. */
export const verifyProof = async (call: Call, token: string): Promise<Proof | undefined> => {
  const verified = await jwtVerify(call.proof, EmbeddedJWK, {
    algorithms: [proofAlgorithm],
    typ: "dpop+jwt",
    // Accepts proofs of the past and the future alike.
    maxTokenAge: 0,
    clockTolerance: proofLifetime,
    requiredClaims: ["jti", "htm", "htu", "ath"],
  }).catch(() => undefined);
  const jwk = verified?.protectedHeader.jwk;
  if (verified === undefined || jwk === undefined) return undefined;
  const { jti, htm, htu, ath } = verified.payload;
  const isOfCall = htm === call.method && addressOf(htu) === addressOf(call.url) && ath === sha256(token);
  if (!isOfCall || typeof jti !== "string" || jti === "") return undefined;
  const key = await calculateJwkThumbprint(jwk);
  return { key, id: sha256(`${key} ${jti}`) };
};
