/** The authorization request without a person (`prompt=none`), and the token endpoint with a code of nobody. */
import { Effect } from "effect";
import { formOf } from "#src/domain/sign-in/providerUrls.ts";
import { isSuccess } from "./checker.ts";
import { checkPreflight } from "./crossOrigin.ts";
import type { ProviderCheck } from "./provider.ts";
import { listOf } from "./providerMetadata.ts";

type Metadata = Readonly<Record<string, unknown>>;

const state = "contract-check";
const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"; // RFC 7636, appendix B
const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";

/** Answers for somebody who is not signed in (OpenID Connect Core §3.1.2.6). */
const expected = ["login_required", "interaction_required", "consent_required", "account_selection_required"];

export const checkSignIn = (
  { oidc, origin, hasClient, wrong, skip, send }: ProviderCheck,
  metadata: Metadata,
): Effect.Effect<void> =>
  Effect.gen(function* () {
    if (origin === undefined || !hasClient)
      return skip("sign-in", "the authorization request", "it needs --origin, and --client or --config");
    const redirectUri = `${origin}/auth`;
    const url = new URL(String(metadata["authorization_endpoint"]));
    const params = {
      ...oidc.authorizationParameters,
      client_id: oidc.clientId,
      redirect_uri: redirectUri,
      response_type: "code",
      scope: [...oidc.scopes, oidc.audienceScope].filter(Boolean).join(" "),
      state,
      nonce: state,
      code_challenge: challenge,
      code_challenge_method: "S256",
      prompt: "none",
    };
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
    const answer = yield* send("sign-in", url.href, { isRead: false });
    if (answer === undefined) return;
    const say = (place: string, problem: string) => wrong("sign-in", { cause: "client", place, problem });
    if (answer.status >= 400)
      return say("status", `expected a redirect to ${redirectUri}, found ${answer.status}`);
    const location = answer.headers.get("location") ?? "";
    if (!location.startsWith(redirectUri))
      return skip("sign-in", "state and iss", "the provider asks although nobody is there (prompt=none)");
    const { searchParams, hash } = new URL(location);
    if (hash !== "" && !searchParams.has("error"))
      return say("response_mode", "expected an answer in the query, found it in the fragment");
    const error = searchParams.get("error") ?? "none";
    if (!expected.includes(error)) say("error", `expected login_required, found ${error}`);
    if (searchParams.get("state") !== state) say("state", "expected that of the request, found another");
    const iss = searchParams.get("iss");
    const isNamed = metadata["authorization_response_iss_parameter_supported"] === true;
    if ((iss !== null && formOf(oidc.issuer, iss) !== iss) || (iss === null && isNamed))
      wrong("sign-in", {
        cause: "metadata",
        place: "iss",
        problem: `expected ${oidc.issuer}, found ${iss ?? "none"}`,
      });
  });

/** Errors that say that the client is wrong, and not the code. */
const clientErrors = ["invalid_client", "unauthorized_client", "unsupported_grant_type"];

export const checkTokenEndpoint = (
  { oidc, origin, hasClient, wrong, skip, send, json }: ProviderCheck,
  metadata: Metadata,
): Effect.Effect<void> =>
  Effect.gen(function* () {
    const endpoint = String(metadata["token_endpoint"]);
    const step = "token endpoint";
    if (!hasClient) return skip(step, "a code", "it needs --client or --config");
    const body = new URLSearchParams({
      grant_type: "authorization_code",
      code: "contract-check",
      code_verifier: verifier,
      redirect_uri: `${origin ?? "https://console.example"}/auth`,
      client_id: oidc.clientId,
    }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = yield* send(step, endpoint, { method: "POST", headers, body, isRead: true });
    if (answer === undefined) return;
    if (isSuccess(answer) || answer.status < 400 || answer.status >= 500)
      wrong(step, { cause: "metadata", place: "status", problem: `expected 400, found ${answer.status}` });
    const error = String(json(step, answer)?.["error"]);
    if (clientErrors.includes(error))
      wrong(step, { cause: "client", place: "error", problem: `expected invalid_grant, found ${error}` });
    const isBound = listOf(metadata, "dpop_signing_alg_values_supported")?.includes("ES256") ?? false;
    if (!isBound || origin === undefined || new URL(endpoint).origin === origin) return;
    const preflight = yield* send(step, endpoint, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "dpop",
      },
      isRead: false,
    });
    const asked = { method: "POST", requestHeaders: ["dpop"] } as const;
    for (const issue of preflight ? checkPreflight(origin, asked, preflight) : [])
      wrong(step, { cause: "dpop", ...issue, severity: "warning" });
  });
