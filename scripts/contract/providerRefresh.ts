/** A refresh by GET and by POST, rotation, and the new ID token. */
import { Effect, Option } from "effect";
import { errors, type JWK } from "jose";
import { asRecord } from "#schemas/lenient.ts";
import { claimsOf } from "#src/domain/sign-in/idToken.ts";
import { formOf } from "#src/domain/sign-in/providerUrls.ts";
import { isTokens } from "#src/domain/sign-in/sessionRecord.ts";
import { acceptedAlgorithms } from "#src/services/sign-in/idTokenSignature.ts";
import type { Cause } from "./causes.ts";
import { failureOf } from "./providerKeys.ts";
import { listOf, type Metadata, type ProviderCheck } from "./providerSteps.ts";

type Method = "GET" | "POST";

const causesOfClaims: Readonly<Record<string, Cause>> = {
  iss: "metadata",
  aud: "client",
  exp: "clock",
  iat: "clock",
  nbf: "clock",
};

export const checkRefresh = (
  check: ProviderCheck,
  metadata: Metadata,
  keys: ReadonlyArray<JWK>,
  now: number,
) =>
  Effect.gen(function* () {
    const { oidc, refreshToken, error, skip, send, note } = check;
    const step = "refresh";
    if (refreshToken === undefined) return skip(step, "the call", "it needs --refresh-token");
    const endpoint = String(metadata["token_endpoint"]);
    const first: Method = oidc.refreshMethod;
    const refresh = (method: Method, token: string) =>
      Effect.gen(function* () {
        const params = { grant_type: "refresh_token", refresh_token: token, client_id: oidc.clientId };
        const form = new URLSearchParams(params).toString();
        const headers = { "content-type": "application/x-www-form-urlencoded" };
        const isRead = method === first;
        const answer = yield* method === "GET"
          ? send(step, `${endpoint}?${form}`, { isRead })
          : send(step, endpoint, { method, headers, body: form, isRead });
        const body = answer && asRecord(Option.getOrUndefined(answer.json));
        const code = typeof body?.["error"] === "string" ? body["error"] : "";
        const found = answer ? `${answer.status} ${code}`.trim() : "no answer";
        return {
          found,
          idToken: body?.["id_token"],
          tokens: answer?.status === 200 && isTokens(body) ? body : undefined,
        };
      });

    let current = refreshToken;
    const accepted: Array<Method> = [];
    let idToken: string | undefined;
    for (const method of [first, first === "GET" ? "POST" : "GET"] as const) {
      const { tokens, found, ...answer } = yield* refresh(method, current);
      if (/dpop/.test(found))
        return skip(step, "the call", "the refresh token is bound to its browser (DPoP)");
      if (tokens === undefined) {
        if (method === first) error(step, "refresh", method, ["new tokens", found]);
        continue;
      }
      accepted.push(method);
      if (typeof answer.idToken === "string") idToken ??= answer.idToken;
      current = tokens.refresh_token ?? current;
    }
    const [method] = accepted;
    if (method === undefined) return;
    const rotates = current !== refreshToken;
    // Last, since a provider may end the whole sign-in (RFC 9700 §4.14.2).
    const isReusable = rotates && (yield* refresh(method, refreshToken)).tokens !== undefined;
    const used = isReusable ? "still accepted, at least for a while" : "refused";
    const rotation = rotates ? `rotate; used ones are ${used}` : "do not rotate";
    note(`A refresh is accepted by ${accepted.join(" and by ")}. Refresh tokens ${rotation}.`);
    if (idToken === undefined) return skip(step, "the ID token", "a refresh returns none");
    const { iss } = Option.getOrElse(claimsOf(idToken), () => ({ iss: "" }));
    const options = {
      issuer: formOf(oidc.issuer, iss),
      audience: oidc.clientId,
      algorithms: acceptedAlgorithms(listOf(metadata, "id_token_signing_alg_values_supported")),
      clockTolerance: oidc.clockTolerance,
      currentDate: new Date(now),
      // Without it, the library does not compare iat. A sign-in fails if the token is from the future.
      maxTokenAge: "1h",
    };
    const token = idToken;
    const failure = yield* Effect.promise(() => failureOf(token, keys, options));
    if (failure === undefined) return;
    const isClaim =
      failure instanceof errors.JWTClaimValidationFailed || failure instanceof errors.JWTExpired;
    const cause = causesOfClaims[isClaim ? failure.claim : ""] ?? "signing";
    error(step, cause, "id_token", ["a valid one", failure.message]);
  });
