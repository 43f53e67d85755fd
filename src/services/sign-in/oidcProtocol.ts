/** OpenID Connect by oauth4webapi; loaded on demand, as few pages need it. Every failure is a thrown `SignInFailed`. */
import { Either, Option, Predicate, Schema } from "effect";
import * as oauth from "oauth4webapi";
import { issueLines } from "#schemas/parseIssues.ts";
import { withoutUnprintable } from "#schemas/scalars.ts";
import { type AppConfigShape, askedScope } from "#src/domain/appConfigFile.ts";
import { comparedTimes, failedCheck } from "#src/domain/sign-in/failedCheck.ts";
import { claimsOf, keyIdOf } from "#src/domain/sign-in/idToken.ts";
import { formOf, isSecureUrl, otherForm } from "#src/domain/sign-in/providerUrls.ts";
import { isTokens, type ProofKey, registeredType, type Tokens } from "#src/domain/sign-in/sessionRecord.ts";
import type { PendingSignIn } from "#src/services/PendingSignIns.ts";
import { acceptedAlgorithms, verifySignature } from "./idTokenSignature.ts";
import { documentFetch, providerFetch, unexpectedAnswer } from "./providerFetch.ts";
import { reasonOfCode, SignInFailed } from "./signInErrors.ts";

export { keyOfText, newKeyAsText, newProofKey } from "./dpopProof.ts";
export {
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
} from "oauth4webapi";

/** Allows http, which AppConfig restricts to this machine. */
const options = {
  // oxlint-disable-next-line typescript/no-deprecated -- deprecated only to stand out
  [oauth.allowInsecureRequests]: true,
  signal: () => AbortSignal.timeout(15_000),
  [oauth.customFetch]: (url: string, init: object) => providerFetch(url, init),
};

const misconfigured = (message: string) => new SignInFailed({ reason: "misconfigured", message });

const clockWrong = (message: string, clockAhead: number) =>
  new SignInFailed({ reason: "misconfigured", message, clockAhead });

/** For a request whose answer is a document. */
const forDocument = { [oauth.customFetch]: (url: string, init: object) => documentFetch(url, init) };

const toSignInError = (cause: unknown): SignInFailed => {
  if (cause instanceof SignInFailed) return cause;
  // A timeout, for instance.
  if (cause instanceof DOMException)
    return new SignInFailed({
      reason: "unreachable",
      message: `the provider did not answer: ${cause.message}`,
    });
  return misconfigured(failedCheck(cause));
};

/** The provider's refusal. `answered`: by its token endpoint, instead of tokens. */
const refused = (
  { error, error_description }: oauth.AuthorizationResponseError | oauth.ResponseBodyError,
  scope: string,
  answered: string | undefined,
) => {
  const words = withoutUnprintable(error_description ?? "").slice(0, 200);
  const setting =
    error === "invalid_scope" &&
    `the console asked for "${scope}": set "scopes" and "audienceScope" in the "oidc" part of /config.json`;
  const message = [withoutUnprintable(error).slice(0, 60), answered, words, setting]
    .filter(Boolean)
    .join(": ");
  const reason = reasonOfCode(error, words);
  return new SignInFailed({ reason, message, ...(reason === "refused" && { words }) });
};

export interface ProviderAddresses {
  /** The provider's own name: the issuer of `/config.json`, which may differ in a slash at the end. */
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly jwksUri: string;
  /** Null if the provider has none. */
  readonly endSessionEndpoint: string | null;
  /** Whether authorization responses have to name the issuer (RFC 9207); false without metadata. */
  readonly namesItself: boolean;
  /** Of ID tokens, as the metadata announce them; undefined without metadata. */
  readonly signingAlgorithms: ReadonlyArray<string> | undefined;
}

const Address = Schema.String.pipe(Schema.filter((text) => isSecureUrl(text) || "must be an https address"));
const Metadata = Schema.Struct({
  issuer: Schema.String,
  authorization_endpoint: Schema.optional(Address),
  token_endpoint: Schema.optional(Address),
  jwks_uri: Schema.optional(Address),
  end_session_endpoint: Schema.optional(Address),
  id_token_signing_alg_values_supported: Schema.optional(Schema.Array(Schema.String)),
  authorization_response_iss_parameter_supported: Schema.optional(Schema.Boolean),
  dpop_signing_alg_values_supported: Schema.optional(Schema.Array(Schema.String)),
});
export type Metadata = typeof Metadata.Type;

const decodeMetadata = (found: oauth.AuthorizationServer): Metadata =>
  Either.getOrThrowWith(Schema.decodeUnknownEither(Metadata)(found), ({ issue }) =>
    misconfigured(`metadata: ${issueLines(issue)[0]}`),
  );

/** The provider's metadata. They must name `issuer`; a slash at its end may differ (OpenID Connect Discovery §4). */
export const discover = async (issuer: string): Promise<Metadata> => {
  try {
    const response = await oauth.discoveryRequest(new URL(issuer), { ...options, ...forDocument });
    const checkedFor = (name: string) => oauth.processDiscoveryResponse(new URL(name), response.clone());
    const found = await checkedFor(issuer).catch((error: unknown) =>
      checkedFor(otherForm(issuer)).catch(() => Promise.reject(error)),
    );
    return decodeMetadata(found);
  } catch (error) {
    const { reason, message } = toSignInError(error);
    // The library names the expected issuer as `URL.href`, which has a slash after an origin.
    const expected = `expected "${new URL(issuer).href}"`;
    throw new SignInFailed({ reason, message: message.replace(expected, () => `expected "${issuer}"`) });
  }
};

/** The library's proofs by `key`. */
const proofsBy = async (client: oauth.Client, { privateKey, publicJwk }: ProofKey) => {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const publicKey = await crypto.subtle.importKey("jwk", publicJwk, algorithm, true, ["verify"]);
  return oauth.DPoP(client, { privateKey, publicKey });
};

/** Names the key in the authorization request, so that nobody else can use the code (RFC 9449 §10). */
export const thumbprintOf = async (clientId: string, key: ProofKey): Promise<string> =>
  (await proofsBy({ client_id: clientId }, key)).calculateThumbprint();

/** The header and claims of the answer's ID token, before they are verified. */
const namedIn = async (response: Response) => {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (!Predicate.hasProperty(body, "id_token") || !Predicate.isString(body.id_token)) return undefined;
  return { ...Option.getOrUndefined(claimsOf(body.id_token)), kid: keyIdOf(body.id_token) };
};

/** The ID token's times are compared with this device's clock, which may be wrong. */
const isTimeRefused = (cause: unknown): boolean =>
  cause instanceof oauth.OperationProcessingError && cause.code === oauth.JWT_TIMESTAMP_CHECK;

/** Most likely for its time. The provider asks for a nonce instead if it can (RFC 9449 §8). */
const isProofRefused = (cause: unknown): boolean =>
  cause instanceof oauth.ResponseBodyError && cause.error === "invalid_dpop_proof";

export interface Exchange {
  readonly oidc: AppConfigShape["oidc"];
  readonly addresses: ProviderAddresses;
  readonly redirectUri: string;
  /** Parameters of the authorization response. */
  readonly params: URLSearchParams;
  readonly state: string;
  readonly signIn: PendingSignIn;
  /** Seconds since the epoch. */
  readonly now: number;
}

/** Exchanges the code of an authorization response for tokens, and verifies the response and its ID token. */
export const exchange = async ({ oidc, addresses, redirectUri, params, state, signIn, now }: Exchange) => {
  const { clientId, clockTolerance } = oidc;
  const { resource } = oidc.authorizationParameters;
  const client: oauth.Client = { client_id: clientId, [oauth.clockTolerance]: clockTolerance };
  const serverAs = (issuer: string | null | undefined): oauth.AuthorizationServer => ({
    issuer: formOf(addresses.issuer, issuer),
    authorization_endpoint: addresses.authorizationEndpoint,
    token_endpoint: addresses.tokenEndpoint,
    jwks_uri: addresses.jwksUri,
    authorization_response_iss_parameter_supported: addresses.namesItself,
    id_token_signing_alg_values_supported: acceptedAlgorithms(addresses.signingAlgorithms),
  });
  let issuedAt: number | undefined;
  let answeredAt: string | null = null;
  let unexpected: SignInFailed | undefined;
  try {
    const server = serverAs(params.get("iss"));
    const valid = oauth.validateAuthResponse(server, client, params, state);
    const proofs = signIn.proofKey && (await proofsBy(client, signIn.proofKey));
    const requestTokens = async () => {
      const request = () =>
        oauth.authorizationCodeGrantRequest(
          server,
          client,
          oauth.None(),
          valid,
          redirectUri,
          signIn.codeVerifier,
          {
            ...options,
            additionalParameters: resource === undefined ? {} : { resource },
            ...(proofs && { DPoP: proofs }),
          },
        );
      const first = await request();
      // A fault may pass, and the person would have to start again. Of two failures, the first tells more: the code may
      // be used up.
      const second = first.status < 500 ? first : await request();
      const response = second.ok ? second : first;
      unexpected = response.ok
        ? undefined
        : await unexpectedAnswer("POST", addresses.tokenEndpoint, response);
      answeredAt = response.headers.get("date");
      const named = await namedIn(response);
      issuedAt = named?.iat;
      const answer = await oauth.processAuthorizationCodeResponse(serverAs(named?.iss), client, response, {
        expectedNonce: signIn.nonce,
        requireIdToken: true,
      });
      return { response, named, answer };
    };
    const { response, named, answer } = await requestTokens().catch((error: unknown) =>
      // The library has remembered the nonce.
      oauth.isDPoPNonceError(error) ? requestTokens() : Promise.reject(error),
    );
    const tokens: Tokens = {
      access_token: answer.access_token,
      token_type: registeredType(answer.token_type),
      ...(answer.refresh_token !== undefined && { refresh_token: answer.refresh_token }),
      ...(signIn.proofKey && { proofKey: signIn.proofKey }),
    };
    if (oidc.dpop === "required" && signIn.proofKey && tokens.token_type === "Bearer")
      throw misconfigured("the tokens are not bound to the key (DPoP)");
    if (!isTokens(tokens)) throw misconfigured("the tokens cannot stand in a header");
    await verifySignature(server, response, named?.kid, options);
    const claims = oauth.getValidatedIdTokenClaims(answer);
    const iat = claims?.iat ?? Infinity;
    // The library checks `exp` and `nbf` only (OpenID Connect Core §3.1.3.7, 10).
    if (iat > now + clockTolerance)
      throw clockWrong(comparedTimes("iat", iat, now, clockTolerance), now - iat);
    return { answer, tokens, claims };
  } catch (cause) {
    const isRefusal =
      cause instanceof oauth.AuthorizationResponseError || cause instanceof oauth.ResponseBodyError;
    const error = isRefusal
      ? refused(cause, askedScope(oidc), unexpected?.message)
      : (unexpected ?? toSignInError(cause));
    // A token was issued a moment ago, so its time is the provider's current time. A refused proof has none.
    const providerTime = isProofRefused(cause)
      ? Date.parse(answeredAt ?? "") / 1000
      : isTimeRefused(cause)
        ? issuedAt
        : undefined;
    const clockAhead = now - (providerTime ?? now);
    throw Math.abs(clockAhead) > clockTolerance ? clockWrong(error.message, clockAhead) : error;
  }
};
