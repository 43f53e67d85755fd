/** The provider's metadata (OpenID Connect Discovery §3), and its clock. */
import { Effect } from "effect";
import { formOf, isSecureUrl } from "#src/domain/sign-in/providerUrls.ts";
import { acceptedAlgorithms } from "#src/services/sign-in/idTokenSignature.ts";
import type { Cause } from "./causes.ts";
import type { Found } from "./findings.ts";
import type { ProviderCheck } from "./provider.ts";

type Metadata = Readonly<Record<string, unknown>>;

export const listOf = (metadata: Metadata, name: string): ReadonlyArray<string> | undefined => {
  const list = metadata[name];
  return Array.isArray(list) ? list.map(String) : undefined;
};

/** What a list has to contain if the metadata have it. */
const needed: ReadonlyArray<readonly [name: string, value: string, Cause, "error" | "warning"]> = [
  ["response_types_supported", "code", "client", "error"],
  ["response_modes_supported", "query", "client", "error"],
  ["grant_types_supported", "authorization_code", "client", "error"],
  ["grant_types_supported", "refresh_token", "refresh", "warning"],
  ["code_challenge_methods_supported", "S256", "client", "error"],
  ["token_endpoint_auth_methods_supported", "none", "client", "warning"],
];

/** With the configured addresses in place of the provider's, as in the console; undefined if there are none to use. */
export const checkMetadata = ({ oidc, wrong, send, json, notes }: ProviderCheck, now: number) =>
  Effect.gen(function* () {
    const { issuer, authorizationEndpoint, tokenEndpoint, jwksUri, endSessionEndpoint, clockTolerance } =
      oidc;
    const configured = {
      authorization_endpoint: authorizationEndpoint,
      token_endpoint: tokenEndpoint,
      jwks_uri: jwksUri,
    };
    const own = Object.entries(configured).filter(([, address]) => address !== undefined);
    // The console reads the metadata only for addresses that the configuration leaves out.
    const isNeeded = own.length < 3 || endSessionEndpoint === undefined;
    const severity = isNeeded ? "error" : "warning";
    const say = (place: string, problem: string, found: Partial<Found> = {}) =>
      wrong("metadata", { cause: "metadata", severity, place, problem, ...found });
    const warn = (cause: Cause, place: string, problem: string) =>
      say(place, problem, { cause, severity: "warning" });

    const url = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
    const answer = yield* send("metadata", url, { isRead: isNeeded, severity });
    const isFound = answer?.status === 200;
    if (answer && !isFound) say("status", `expected 200, found ${answer.status}`);
    const found: Metadata = (isFound ? json("metadata", answer, severity) : undefined) ?? {};
    const ahead = Math.round((now - Date.parse(answer?.headers.get("date") ?? "")) / 1000);
    const difference = `${Math.abs(ahead)} s ${ahead > 0 ? "behind" : "ahead"}`;
    if (Math.abs(ahead) > clockTolerance)
      warn("clock", "date", `expected the time of this machine, found one that is ${difference}`);
    const metadata: Metadata = { ...found, ...Object.fromEntries(own) };
    if (Object.keys(found).length === 0) return isNeeded ? undefined : metadata;

    const name = String(found["issuer"]);
    if (formOf(issuer, name) !== name) say("issuer", `expected ${issuer}, found ${name}`);
    for (const member of Object.keys(configured)) {
      const address = metadata[member];
      if (typeof address !== "string") say(member, "missing");
      else if (!isSecureUrl(address)) say(member, `expected an https URL, found ${address}`);
    }
    for (const [member, value, cause, of] of needed) {
      const list = listOf(found, member);
      const problem = `expected ${value}, found ${list?.join(", ")}`;
      if (list?.includes(value) === false) say(member, problem, { cause, severity: of });
    }
    // A provider need not announce the scopes of APIs, such as the audience scope.
    const scopes = listOf(found, "scopes_supported");
    const missing = oidc.scopes.filter((scope) => scopes?.includes(scope) === false);
    if (missing.length > 0)
      warn("client", "scopes_supported", `expected ${missing.join(", ")}, found ${scopes?.join(", ")}`);
    const algorithms = listOf(found, "id_token_signing_alg_values_supported");
    const problem = `expected an asymmetric one, found ${algorithms?.join(", ")}`;
    if (algorithms && acceptedAlgorithms(algorithms).length === 0)
      say("id_token_signing_alg_values_supported", problem, { cause: "signing" });
    if (found["code_challenge_methods_supported"] === undefined)
      warn("client", "code_challenge_methods_supported", "expected S256, found none: PKCE may be missing");
    if (endSessionEndpoint === undefined && found["end_session_endpoint"] === undefined)
      warn("logout", "end_session_endpoint", "missing");
    const isBound = listOf(found, "dpop_signing_alg_values_supported")?.includes("ES256") ?? false;
    notes.push(
      isBound
        ? "DPoP with ES256 is announced: tokens can be bound to the browser, so that a stolen one is of no use elsewhere."
        : "DPoP with ES256 is not announced: tokens are bearer tokens, which whoever has them can use.",
    );
    return metadata;
  });
