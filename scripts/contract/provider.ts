/** The OpenID provider as the console uses it, as far as it can be seen without a person. */
import { Effect, Option, Predicate, Record } from "effect";
import type { JWK } from "jose";
import { asRecord } from "#schemas/lenient.ts";
import { type AppConfigShape, askedScope } from "#src/domain/appConfigFile.ts";
import { formOf, isSecureUrl } from "#src/domain/sign-in/providerUrls.ts";
import { acceptedAlgorithms } from "#src/services/sign-in/idTokenSignature.ts";
import { askFrom } from "./crossOrigin.ts";
import type { Findings } from "./findings.ts";
import { type Fetch, foundIn } from "./requests.ts";

type Metadata = Record.ReadonlyRecord<string, unknown>;

const listOf = (list: unknown): ReadonlyArray<string> | undefined =>
  Array.isArray(list) ? list.map(String) : undefined;

const signing = "id_token_signing_alg_values_supported";

/** What a list has to contain if the metadata have it. */
const needed = {
  response_types_supported: "code",
  response_modes_supported: "query",
  grant_types_supported: "authorization_code",
  code_challenge_methods_supported: "S256",
};

export const checkProvider = (
  findings: Findings,
  oidc: AppConfigShape["oidc"],
  origin: string,
  fetch: Fetch,
): Effect.Effect<void> => {
  const { error, warning } = findings;
  const redirectUri = `${origin}/auth`;
  const request = askFrom(origin, fetch, findings);

  /** The object in a document; undefined, and a finding, without one. */
  const read = (step: string, url: string, say = error) =>
    Effect.map(request(step, url), (answer) => {
      if (answer === undefined) return undefined;
      const { status, headers, json } = answer;
      const found = `${status} ${headers.get("location") ?? ""}`.trim();
      if (status !== 200) return say(step, "status", [200, found]);
      return asRecord(Option.getOrUndefined(json)) ?? say(step, "", ["JSON", foundIn(answer)]);
    });

  /** With the configured addresses in place of the provider's, as in the console. */
  const readMetadata = Effect.gen(function* () {
    const step = "provider: metadata";
    const addresses = {
      authorization_endpoint: oidc.authorizationEndpoint,
      token_endpoint: oidc.tokenEndpoint,
      jwks_uri: oidc.jwksUri,
      end_session_endpoint: oidc.endSessionEndpoint,
    };
    const configured: Metadata = Record.filter(addresses, Predicate.isNotUndefined);
    // With all of them, metadata say no more than whether tokens are bound.
    const isComplete = Record.size(configured) === 4;
    if (isComplete && oidc.dpop !== "auto") return configured;
    const url = `${oidc.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
    const found = yield* read(step, url, isComplete ? warning : error);
    if (found === undefined) return configured;
    const metadata: Metadata = { ...found, ...configured };
    const name = String(found["issuer"]);
    if (formOf(oidc.issuer, name) !== name) error(step, "issuer", [oidc.issuer, name]);
    for (const member of ["authorization_endpoint", "token_endpoint", "jwks_uri"])
      if (!isSecureUrl(String(metadata[member]))) error(step, member, ["an https URL", metadata[member]]);
    for (const [member, value] of Object.entries(needed))
      if (listOf(found[member])?.includes(value) === false) error(step, member, [value, found[member]]);
    if (acceptedAlgorithms(listOf(found[signing])).length === 0)
      error(step, signing, ["an asymmetric signature", found[signing]]);
    if (metadata["end_session_endpoint"] === undefined) warning(step, "end_session_endpoint", "missing");
    return metadata;
  });

  const checkKeys = (url: string) =>
    Effect.map(read("provider: keys", url), (found) => {
      if (found === undefined) return;
      const keys = Array.isArray(found["keys"]) ? (found["keys"] as ReadonlyArray<JWK>) : [];
      const isUsable = ({ kty = "", d }: JWK) => ["RSA", "EC", "OKP"].includes(kty) && d === undefined;
      if (!keys.some(isUsable)) error("provider: keys", "keys", ["a public RSA, EC or OKP key", "none"]);
    });

  /** An authorization request without a person (`prompt=none`): client, redirect URI and parameters. */
  const checkSignIn = (
    endpoint: string,
    { authorization_response_iss_parameter_supported: isNamed }: Metadata,
  ) =>
    Effect.gen(function* () {
      const step = "provider: sign-in";
      const state = "contract-check";
      const url = new URL(endpoint);
      const params = {
        ...oidc.authorizationParameters,
        client_id: oidc.clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: askedScope(oidc),
        state,
        nonce: state,
        code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", // RFC 7636, appendix B
        code_challenge_method: "S256",
        prompt: "none",
      };
      for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
      // As a browser goes there, which needs no CORS; to a request for JSON, some providers answer 401.
      const navigate = askFrom(url.origin, fetch, findings);
      const answer = yield* navigate(step, url.href, { headers: { accept: "text/html" } });
      if (answer && answer.status >= 400)
        return error(step, "status", [`a redirect to ${redirectUri}`, answer.status]);
      const location = answer?.headers.get("location") ?? "";
      const { searchParams } = new URL(location, url);
      const refusal = searchParams.get("error") ?? "none";
      // Some ask all the same, or show what is wrong at a page of their own (Cognito).
      if (!location.startsWith(redirectUri)) {
        if (refusal !== "none") error(step, "error", [`none at ${redirectUri}`, refusal]);
        return;
      }
      // For somebody who is not signed in (OpenID Connect Core §3.1.2.6).
      if (!searchParams.has("code") && !refusal.endsWith("_required"))
        error(step, "error", ["login_required in the query", refusal]);
      // RFC 9207.
      const iss = searchParams.get("iss") ?? (isNamed === true ? "none" : oidc.issuer);
      if (formOf(oidc.issuer, iss) !== iss) error(step, "iss", [oidc.issuer, iss]);
      if (searchParams.get("state") !== state) error(step, "state", ["that of the request", "another"]);
    });

  /** Whether a browser may read that a code of nobody is refused. */
  const checkToken = (url: string) => {
    const step = "provider: token endpoint";
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const code = { grant_type: "authorization_code", code: "contract-check", client_id: oidc.clientId };
    const body = new URLSearchParams(code).toString();
    return Effect.map(request(step, url, { method: "POST", headers, body }), (answer) => {
      if (answer === undefined) return;
      const { error: refusal = "none" } = asRecord(Option.getOrUndefined(answer.json)) ?? {};
      const found = Option.isNone(answer.json) ? foundIn(answer) : String(refusal);
      // The status differs: Auth0 refuses a code by 403.
      if (found !== "invalid_grant" && found !== "invalid_request")
        error(step, "error", ["invalid_grant", `${found}, ${answer.status}`]);
    });
  };

  return Effect.gen(function* () {
    const metadata = yield* readMetadata;
    const checks = { jwks_uri: checkKeys, authorization_endpoint: checkSignIn, token_endpoint: checkToken };
    for (const [member, check] of Object.entries(checks))
      if (URL.canParse(String(metadata[member]))) yield* check(String(metadata[member]), metadata);
  });
};
