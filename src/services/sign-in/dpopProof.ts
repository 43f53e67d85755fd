/** Proofs that a request is sent by the holder of a key (DPoP, RFC 9449 §4.2). Small, since the early script makes some. */
import type { ProofKey } from "#src/domain/sign-in/sessionRecord.ts";

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

const publicOf = ({ kty = "", crv = "", x = "", y = "" }: JsonWebKey) => ({ kty, crv, x, y });

/** The private half cannot leave the browser, not even to this console. */
export const newProofKey = async (): Promise<ProofKey> => {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, false, ["sign"]);
  return { privateKey, publicJwk: publicOf(await crypto.subtle.exportKey("jwk", publicKey)) };
};

export const keyOfText = async (text: string): Promise<ProofKey> => {
  const jwk = JSON.parse(text) as JsonWebKey;
  const privateKey = await crypto.subtle.importKey("jwk", jwk, algorithm, false, ["sign"]);
  return { privateKey, publicJwk: publicOf(jwk) };
};

/** For a browser that keeps no keys: the text is readable until the sign-in has come back. */
export const newKeyAsText = async (): Promise<{ readonly key: ProofKey; readonly text: string }> => {
  const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ["sign"]);
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey("jwk", privateKey);
  const text = JSON.stringify({ kty, crv, x, y, d });
  return { key: await keyOfText(text), text };
};

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
const encode = (text: string) => new TextEncoder().encode(text);
const json = (value: object) => base64url(encode(JSON.stringify(value)));

export interface Proven {
  /** As it is sent. */
  readonly method: string;
  /** Absolute. Its query is not part of the proof. */
  readonly url: string;
  /** The token that the request carries; missing at the token endpoint. */
  readonly accessToken?: string;
  /** What the server wants to find in its proofs (RFC 9449 §8, §9). */
  readonly nonce?: string;
}

/**
 * The content of the `DPoP` header.
 *
 * @param now - In epoch milliseconds.
 */
export const makeProof = async (
  { privateKey, publicJwk }: ProofKey,
  { method, url, accessToken, nonce }: Proven,
  now: number = Date.now(),
): Promise<string> => {
  const { origin, pathname } = new URL(url);
  const claims = {
    jti: crypto.randomUUID(),
    htm: method,
    htu: origin + pathname,
    iat: Math.floor(now / 1000),
    nonce,
    ath:
      accessToken === undefined
        ? undefined
        : base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", encode(accessToken)))),
  };
  const content = `${json({ typ: "dpop+jwt", alg: "ES256", jwk: publicJwk })}.${json(claims)}`;
  const signature = await crypto.subtle.sign(algorithm, privateKey, encode(content));
  return `${content}.${base64url(new Uint8Array(signature))}`;
};
