/** The provider's metadata (OpenID Connect Discovery §3), and its clock. */
import { Effect } from "effect";
import { formOf, isSecureUrl } from "#src/domain/sign-in/providerUrls.ts";
import { acceptedAlgorithms } from "#src/services/sign-in/idTokenSignature.ts";
import type { Problem } from "./findings.ts";
import { announcesDpop, listOf, type Metadata, type ProviderCheck } from "./providerSteps.ts";

const pkce = "code_challenge_methods_supported";
const signing = "id_token_signing_alg_values_supported";

/** What a list has to contain if the metadata have it. */
const needed = [
  ["response_types_supported", "code"],
  ["response_modes_supported", "query"],
  ["grant_types_supported", "authorization_code"],
  [pkce, "S256"],
] as const;

/** Often left out although they are accepted, as the requests of this check show. */
const noted = [
  ["grant_types_supported", "refresh_token"],
  ["token_endpoint_auth_methods_supported", "none"],
] as const;

/** With the configured addresses in place of the provider's, as in the console; undefined if there are none to use. */
export const checkMetadata = (check: ProviderCheck, now: number) =>
  Effect.gen(function* () {
    const { oidc, error, warn, note, send, json, refreshToken } = check;
    const { issuer, authorizationEndpoint, tokenEndpoint, jwksUri, endSessionEndpoint } = oidc;
    const configured = {
      authorization_endpoint: authorizationEndpoint,
      token_endpoint: tokenEndpoint,
      jwks_uri: jwksUri,
    };
    const own = Object.entries(configured).filter(([, address]) => address !== undefined);
    // The console reads the metadata only for addresses that the configuration leaves out.
    const isNeeded = own.length < 3 || endSessionEndpoint === undefined;
    const say = isNeeded ? error : warn;
    const wrong = (place: string, problem: Problem) => say("metadata", "metadata", place, problem);

    const url = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
    const answer = yield* send("metadata", url, { isRead: isNeeded, isOptional: !isNeeded });
    const location = answer?.headers.get("location") ?? "";
    const target = location === "" ? "" : ` to ${location}: the console follows no redirect`;
    if (answer && answer.status !== 200) wrong("status", [200, `${answer.status}${target}`]);
    const found: Metadata = (answer?.status === 200 ? json("metadata", answer, say) : undefined) ?? {};
    const ahead = Math.round((now - Date.parse(answer?.headers.get("date") ?? "")) / 1000);
    const difference = `one that is ${Math.abs(ahead)} s ${ahead > 0 ? "behind" : "ahead"}`;
    if (Math.abs(ahead) > oidc.clockTolerance)
      warn("metadata", "clock", "date", ["the time of this machine", difference]);
    const metadata: Metadata = { ...found, ...Object.fromEntries(own) };
    if (Object.keys(found).length === 0) return isNeeded ? undefined : metadata;

    const name = String(found["issuer"]);
    if (formOf(issuer, name) !== name) wrong("issuer", [issuer, name]);
    for (const member of Object.keys(configured)) {
      const address = metadata[member];
      if (typeof address !== "string") wrong(member, "missing");
      else if (!isSecureUrl(address)) wrong(member, ["an https URL", address]);
    }
    for (const [member, value] of needed) {
      const list = listOf(found, member);
      if (list?.includes(value) === false) say("metadata", "client", member, [value, list.join(", ")]);
    }
    for (const [member, value] of noted)
      if (listOf(found, member)?.includes(value) === false && !(refreshToken && value === "refresh_token"))
        note(`The metadata leave out ${value} in ${member}; many providers accept it nevertheless.`);
    // A provider need not announce the scopes of APIs, such as the audience scope.
    const scopes = listOf(found, "scopes_supported");
    const missing = oidc.scopes.filter((scope) => scopes?.includes(scope) === false).join(", ");
    if (missing !== "") warn("metadata", "scope", "scopes_supported", [missing, scopes?.join(", ")]);
    const algorithms = listOf(found, signing);
    if (algorithms && acceptedAlgorithms(algorithms).length === 0)
      say("metadata", "signing", signing, ["an asymmetric one", algorithms.join(", ")]);
    if (found[pkce] === undefined) warn("metadata", "client", pkce, ["S256", "none: PKCE may be missing"]);
    if (endSessionEndpoint === undefined && found["end_session_endpoint"] === undefined)
      warn("metadata", "logout", "end_session_endpoint", "missing");
    note(
      announcesDpop(found)
        ? "DPoP with ES256 is announced: tokens can be bound to the browser, so that a stolen one is of no use elsewhere."
        : "DPoP with ES256 is not announced: tokens are bearer tokens, which whoever has them can use.",
    );
    return metadata;
  });
