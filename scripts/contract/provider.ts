/** The OpenID provider as the console uses it, as far as it can be seen without a person. */
import { Effect, Option } from "effect";
import type { JWK } from "jose";
import { asRecord } from "#schemas/lenient.ts";
import { type AppConfigShape, askedScope } from "#src/domain/appConfigFile.ts";
import { formOf, isSecureUrl } from "#src/domain/sign-in/providerUrls.ts";
import { acceptedAlgorithms } from "#src/services/sign-in/idTokenSignature.ts";
import { isOriginAllowed } from "./crossOrigin.ts";
import type { Findings } from "./findings.ts";
import { ask, type Fetch, foundIn, type Request } from "./requests.ts";

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

/** Answers for somebody who is not signed in (OpenID Connect Core §3.1.2.6). */
const refusals = ["login_required", "interaction_required", "consent_required", "account_selection_required"];

export const checkProvider = (
  { error, warn, note }: Findings,
  oidc: AppConfigShape["oidc"],
  origin: string | undefined,
  fetch: Fetch,
): Effect.Effect<void> => {
  const redirectUri = `${origin ?? "https://console.example"}/auth`;

  /** The answer, undefined without one, and the object in it. Browsers read it only with CORS. */
  const send = (step: string, url: string, request: Partial<Request> = {}, isRead = true) => {
    const isForeign = origin !== undefined && isRead && new URL(url).origin !== origin;
    const headers = { accept: "application/json", ...(isForeign && { origin }), ...request.headers };
    return Effect.match(ask(fetch, url, { ...request, headers }), {
      onFailure: ({ reason }) => error(step, "", ["an answer", `none: ${reason}`]),
      onSuccess: (answer) => {
        if (isForeign) isOriginAllowed(origin, answer, (...found) => error(step, ...found));
        const body = asRecord(Option.getOrUndefined(answer.json));
        if (isRead && answer.status === 200 && !body) error(step, "", ["JSON", foundIn(answer)]);
        return { ...answer, body: body ?? {} };
      },
    });
  };

  /** With the configured addresses in place of the provider's, as in the console. */
  const readMetadata = Effect.gen(function* () {
    const step = "provider: metadata";
    const own = Object.entries({
      authorization_endpoint: oidc.authorizationEndpoint,
      token_endpoint: oidc.tokenEndpoint,
      jwks_uri: oidc.jwksUri,
      end_session_endpoint: oidc.endSessionEndpoint,
    }).filter(([, address]) => address !== undefined);
    const configured: Readonly<Record<string, unknown>> = Object.fromEntries(own);
    const isComplete = own.length === 4;
    // As the console, which asks for nothing then.
    if (isComplete && oidc.dpop !== "auto") return configured;
    const answer = yield* send(step, `${oidc.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
    if (answer?.status !== 200) {
      const found = `${answer?.status} ${answer?.headers.get("location") ?? ""}`.trim();
      const advice = isComplete ? 'set "dpop"' : "name all addresses";
      if (isComplete) note(`There are no metadata (${found}), so tokens are bearer tokens: ${advice}.`);
      else if (answer) error(step, "status", [200, `${found}: ${advice} in /config.json`]);
      return configured;
    }
    const found = answer.body;
    const metadata: Readonly<Record<string, unknown>> = { ...found, ...configured };
    const name = String(found["issuer"]);
    if (formOf(oidc.issuer, name) !== name) error(step, "issuer", [oidc.issuer, name]);
    for (const member of ["authorization_endpoint", "token_endpoint", "jwks_uri"])
      if (!isSecureUrl(String(metadata[member]))) error(step, member, ["an https URL", metadata[member]]);
    for (const [member, value] of Object.entries(needed))
      if (listOf(found[member])?.includes(value) === false) error(step, member, [value, found[member]]);
    if (acceptedAlgorithms(listOf(found[signing])).length === 0)
      error(step, signing, ["an asymmetric signature", found[signing]]);
    // A provider need not announce the scopes of APIs, such as the audience scope.
    const missing = oidc.scopes.filter((each) => listOf(found["scopes_supported"])?.includes(each) === false);
    if (missing.length > 0) warn(step, "scopes_supported", [missing, found["scopes_supported"]]);
    if (metadata["end_session_endpoint"] === undefined) warn(step, "end_session_endpoint", "missing");
    const isBound = listOf(found["dpop_signing_alg_values_supported"])?.includes("ES256");
    note(isBound ? "DPoP with ES256 is announced." : "DPoP is not announced: tokens are bearer tokens.");
    return metadata;
  });

  const checkKeys = (url: string) =>
    Effect.map(send("provider: keys", url), (answer) => {
      const { keys } = answer?.body ?? {};
      const all = Array.isArray(keys) ? (keys as ReadonlyArray<JWK>) : [];
      const isUsable = ({ kty = "", d }: JWK) => ["RSA", "EC", "OKP"].includes(kty) && d === undefined;
      if (answer && !all.some(isUsable))
        error("provider: keys", "keys", ["a public RSA, EC or OKP key", `${answer.status} without one`]);
    });

  /** An authorization request without a person (`prompt=none`): client, redirect URI and parameters. */
  const checkSignIn = (endpoint: string) =>
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
      // As a browser goes there: to a request for JSON, some providers answer 401.
      const answer = yield* send(step, url.href, { headers: { accept: "text/html" } }, false);
      if (answer === undefined) return;
      if (answer.status >= 400) return error(step, "status", [`a redirect to ${redirectUri}`, answer.status]);
      const location = answer.headers.get("location");
      // Some ask all the same.
      if (!location?.startsWith(redirectUri)) return;
      const { searchParams } = new URL(location);
      const refusal = searchParams.get("error") ?? "none";
      if (!searchParams.has("code") && !refusals.includes(refusal))
        error(step, "error", ["login_required in the query", refusal]);
      if (searchParams.get("state") !== state) error(step, "state", ["that of the request", "another"]);
    });

  /** At the token endpoint, with a code of nobody. */
  const checkCode = (url: string) =>
    Effect.gen(function* () {
      const step = "provider: token endpoint";
      const code = {
        grant_type: "authorization_code",
        code: "contract-check",
        code_verifier: "c".repeat(43),
      };
      const body = new URLSearchParams({ ...code, redirect_uri: redirectUri, client_id: oidc.clientId });
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const answer = yield* send(step, url, { method: "POST", headers, body: body.toString() });
      const found = `${answer?.status} ${String(answer?.body["error"])}`;
      if (answer && !["400 invalid_grant", "400 invalid_request"].includes(found))
        error(step, "error", ["400 invalid_grant", found]);
    });

  return Effect.gen(function* () {
    const metadata = yield* readMetadata;
    // A provider refuses every redirect URI that it does not know.
    const signIn = origin !== undefined && { authorization_endpoint: checkSignIn };
    if (!signIn) note("Without --origin, neither the sign-in nor CORS is checked.");
    const checks = { jwks_uri: checkKeys, ...signIn, token_endpoint: checkCode };
    for (const [member, check] of Object.entries(checks))
      if (URL.canParse(String(metadata[member]))) yield* check(String(metadata[member]));
  });
};
