/** The authorization request without a person (`prompt=none`), and the token endpoint with a code of nobody. */
import { Effect } from "effect";
import { formOf } from "#src/domain/sign-in/providerUrls.ts";
import { checkPreflight } from "./crossOrigin.ts";
import type { Problem } from "./findings.ts";
import { announcesDpop, type Metadata, type ProviderCheck } from "./providerSteps.ts";

const state = "contract-check";
const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"; // RFC 7636, appendix B
const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";

/** Answers for somebody who is not signed in (OpenID Connect Core §3.1.2.6). */
const expected = ["login_required", "interaction_required", "consent_required", "account_selection_required"];

export const checkSignIn = (check: ProviderCheck, metadata: Metadata): Effect.Effect<void> =>
  Effect.gen(function* () {
    const { oidc, origin, error, note, skip, send } = check;
    if (origin === undefined) return skip("sign-in", "the authorization request", "it needs --origin");
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
    // As a browser goes there: to a request for JSON, some providers answer 401.
    const answer = yield* send("sign-in", url.href, { isRead: false, headers: { accept: "text/html" } });
    if (answer === undefined) return;
    const say = (place: string, problem: Problem) => error("sign-in", "client", place, problem);
    if (answer.status >= 400) return say("status", [`a redirect to ${redirectUri}`, answer.status]);
    const location = answer.headers.get("location") ?? "";
    if (!location.startsWith(redirectUri))
      return skip("sign-in", "state and iss", "the provider asks although nobody is there (prompt=none)");
    const { searchParams, hash } = new URL(location);
    const refusal = searchParams.get("error");
    if (hash !== "" && refusal === null)
      return say("response_mode", ["an answer in the query", "it in the fragment"]);
    if (searchParams.has("code"))
      note("The provider signs in whoever asks (a code for prompt=none), as with a network's own sign-in.");
    else if (!expected.includes(refusal ?? "")) say("error", ["login_required", refusal ?? "none"]);
    if (searchParams.get("state") !== state) say("state", ["that of the request", "another"]);
    const iss = searchParams.get("iss") ?? "none";
    const isNamed = metadata["authorization_response_iss_parameter_supported"] === true;
    if (iss === "none" ? isNamed : formOf(oidc.issuer, iss) !== iss)
      error("sign-in", "metadata", "iss", [oidc.issuer, iss]);
  });

/** Errors that say that the client is wrong, and not the code. */
const clientErrors = ["invalid_client", "unauthorized_client", "unsupported_grant_type"];

export const checkTokenEndpoint = (check: ProviderCheck, metadata: Metadata): Effect.Effect<void> =>
  Effect.gen(function* () {
    const { oidc, origin, error, warn, send, json } = check;
    const endpoint = String(metadata["token_endpoint"]);
    const step = "token endpoint";
    const body = new URLSearchParams({
      grant_type: "authorization_code",
      code: "contract-check",
      code_verifier: verifier,
      redirect_uri: `${origin ?? "https://console.example"}/auth`,
      client_id: oidc.clientId,
    }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = yield* send(step, endpoint, { method: "POST", headers, body });
    if (answer === undefined) return;
    const { status } = answer;
    if (status < 400 || status >= 500) error(step, "metadata", "status", [400, status]);
    const found = String(json(step, answer)?.["error"]);
    if (clientErrors.includes(found)) error(step, "client", "error", ["invalid_grant", found]);
    if (!announcesDpop(metadata) || origin === undefined || new URL(endpoint).origin === origin) return;
    const asked = { method: "POST", requestHeaders: ["dpop"] } as const;
    const preflight = yield* send(step, endpoint, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "dpop",
      },
      isRead: false,
    });
    if (preflight) checkPreflight(origin, asked, preflight, (...issue) => warn(step, "dpop", ...issue));
  });
