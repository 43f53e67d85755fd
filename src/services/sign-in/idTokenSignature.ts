/** The signature of an ID token, by the provider's keys (OpenID Connect Core §3.1.3.7, RFC 7517). */
import * as oauth from "oauth4webapi";
import { documentFetch } from "./providerFetch.ts";

/** Asymmetric ones alone: a browser keeps no secret, and `none` signs nothing. */
const signatures: ReadonlyArray<string> =
  "RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519".split(" ");

/** Of the algorithms that a provider announces, those that count; all of them if it announces none. */
export const acceptedAlgorithms = (announced: ReadonlyArray<string> = signatures): Array<string> =>
  announced.filter((name) => signatures.includes(name));

type Fetch = NonNullable<oauth.ValidateSignatureOptions[typeof oauth.customFetch]>;

interface Key {
  readonly kid?: string;
}

const isKeySelection = (error: unknown): boolean =>
  error instanceof oauth.OperationProcessingError && error.code === oauth.KEY_SELECTION;

/**
 * Fails if no key of the provider has signed the ID token of `response`, which was processed before.
 *
 * @param kid - The key that the token names. Providers may name none of their keys, or none in their tokens.
 */
export const verifySignature = async (
  server: oauth.AuthorizationServer,
  response: Response,
  kid: string | undefined,
  options: oauth.ValidateSignatureOptions,
): Promise<void> => {
  // The library remembers the keys of a server object.
  const verifyBy = (fetchKeys: Fetch) =>
    oauth.validateApplicationLevelSignature({ ...server }, response, {
      ...options,
      [oauth.customFetch]: fetchKeys,
    });
  let answer: Response | undefined;
  try {
    await verifyBy(async (url, init: object) => {
      answer = await documentFetch(url, init);
      return answer.clone();
    });
  } catch (error) {
    if (answer === undefined || !isKeySelection(error)) throw error;
    // The library has checked that the answer is a set of keys.
    const { keys } = (await answer.json()) as { readonly keys: ReadonlyArray<Key> };
    for (const key of keys) {
      if (key.kid !== undefined && kid !== undefined) continue;
      const named = kid === undefined ? key : { ...key, kid };
      const hasSigned = verifyBy(async () => Response.json({ keys: [named] })).then(
        () => true,
        () => false,
      );
      if (await hasSigned) return;
    }
    throw error;
  }
};
