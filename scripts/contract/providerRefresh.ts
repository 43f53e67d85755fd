/** A refresh by GET and by POST, rotation, and the new ID token. */
import { Effect } from "effect";
import { errors } from "jose";
import { claimsOf } from "#src/domain/sign-in/idToken.ts";
import { formOf } from "#src/domain/sign-in/providerUrls.ts";
import { isTokens } from "#src/domain/sign-in/sessionRecord.ts";
import { acceptedAlgorithms } from "#src/services/sign-in/idTokenSignature.ts";
import type { Cause } from "./causes.ts";
import type { Known, ProviderCheck } from "./provider.ts";
import { failureOf } from "./providerKeys.ts";
import { listOf } from "./providerMetadata.ts";

type Method = "GET" | "POST";

const causesOfClaims: Readonly<Record<string, Cause>> = {
  iss: "metadata",
  aud: "client",
  exp: "clock",
  iat: "clock",
  nbf: "clock",
};

export const checkRefresh = (check: ProviderCheck, { metadata, keys }: Known, now: number) =>
  Effect.gen(function* () {
    const { oidc, hasClient, hasMethod, refreshToken, wrong, skip, send, notes } = check;
    const step = "refresh";
    if (refreshToken === undefined || !hasClient)
      return skip(step, "the call", "it needs --refresh-token, and --client or --config");
    const endpoint = String(metadata["token_endpoint"]);
    const first: Method = hasMethod ? oidc.refreshMethod : "POST";
    const refresh = (method: Method, token: string) =>
      Effect.gen(function* () {
        const params = { grant_type: "refresh_token", refresh_token: token, client_id: oidc.clientId };
        const body = new URLSearchParams(params).toString();
        const form = { "content-type": "application/x-www-form-urlencoded" };
        const isRead = method === first;
        const answer = yield* method === "GET"
          ? send(step, `${endpoint}?${body}`, { isRead })
          : send(step, endpoint, { method, headers: form, body, isRead });
        const tokens = answer?.json._tag === "Some" ? answer.json.value : undefined;
        return {
          found:
            answer === undefined
              ? "no answer"
              : `${answer.status} ${(tokens as { error?: string } | undefined)?.error ?? ""}`.trim(),
          tokens: answer?.status === 200 && isTokens(tokens) ? tokens : undefined,
          idToken: (tokens as { id_token?: string } | undefined)?.id_token,
        };
      });

    let current = refreshToken;
    const accepted: Array<Method> = [];
    let idToken: string | undefined;
    for (const method of [first, first === "GET" ? "POST" : "GET"] as const) {
      const { tokens, found, ...answer } = yield* refresh(method, current);
      if (tokens === undefined) {
        if (/dpop/.test(found))
          return skip(step, "the call", "the refresh token is bound to its browser (DPoP)");
        if (method === first)
          wrong(step, { cause: "refresh", place: method, problem: `expected new tokens, found ${found}` });
        continue;
      }
      accepted.push(method);
      idToken ??= answer.idToken;
      current = tokens.refresh_token ?? current;
    }
    if (accepted.length === 0) return;
    const rotates = current !== refreshToken;
    // Last, since a provider may end the whole sign-in (RFC 9700 §4.14.2).
    const isReusable = rotates && (yield* refresh(accepted[0] ?? "POST", refreshToken)).tokens !== undefined;
    const rotation = isReusable
      ? "used ones are still accepted, at least for a while"
      : "used ones are refused";
    notes.push(
      `A refresh is accepted by ${accepted.join(" and by ")}. Refresh tokens ${rotates ? `rotate; ${rotation}` : "do not rotate"}.`,
    );
    if (idToken === undefined) return skip(step, "the ID token", "a refresh returns none");
    const claims = claimsOf(idToken);
    const { iss = "", iat = Number.NaN } = claims._tag === "Some" ? claims.value : {};
    const seconds = Math.round(now / 1000);
    if (Math.abs(iat - seconds) > oidc.clockTolerance)
      return wrong(step, {
        cause: "clock",
        // A sign-in fails if the token is from the future.
        severity: iat > seconds ? "error" : "warning",
        place: "id_token → iat",
        problem: `expected this machine's time, found ${Math.abs(iat - seconds)} s ${iat > seconds ? "later" : "earlier"}`,
      });
    const token = idToken;
    const failure = yield* Effect.promise(() =>
      failureOf(token, keys, {
        issuer: formOf(oidc.issuer, iss),
        audience: oidc.clientId,
        algorithms: acceptedAlgorithms(listOf(metadata, "id_token_signing_alg_values_supported")),
        clockTolerance: oidc.clockTolerance,
      }),
    );
    if (failure === undefined) return;
    const claim =
      failure instanceof errors.JWTClaimValidationFailed || failure instanceof errors.JWTExpired
        ? failure.claim
        : "";
    wrong(step, {
      cause: causesOfClaims[claim] ?? "signing",
      place: "id_token",
      problem: `expected a valid one, found: ${failure.message}`,
    });
  });
