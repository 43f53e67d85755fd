/** Proofs of possession as a client of another make signs them (RFC 9449), right or wrong. */
import { createHash, randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, type GenerateKeyPairResult, type JWTPayload, SignJWT } from "jose";

export type KeyPair = GenerateKeyPairResult;

export const newKey = (): Promise<KeyPair> => generateKeyPair("ES256", { extractable: true });

export interface ProofParts {
  readonly claims?: JWTPayload;
  readonly header?: object;
}

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** The proof of one request by `key`; `parts` replace what a right one has. */
export const proofBy = async (
  key: KeyPair,
  { method, url, token }: { readonly method: string; readonly url: string; readonly token?: string },
  { claims, header }: ProofParts = {},
): Promise<string> =>
  new SignJWT({
    jti: randomUUID(),
    htm: method,
    htu: url,
    iat: Math.floor(Date.now() / 1000),
    ...(token !== undefined && { ath: hashOf(token) }),
    ...claims,
  })
    .setProtectedHeader({ alg: "ES256", typ: "dpop+jwt", jwk: await exportJWK(key.publicKey), ...header })
    .sign(key.privateKey);
