/** Authenticates calls by their token: a bearer token, or one that is bound to a key (RFC 6750, RFC 9449). */
import { HttpServerRequest } from "@effect/platform";
import { Effect, Layer, Redacted } from "effect";
import { TokenVerifier } from "#platform/oidc/TokenVerifier.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { Authentication } from "#schemas/Authentication.ts";
import { Unauthorized } from "#schemas/errors.ts";

const credentials = /^(bearer|dpop) +([\w.~+/-]+=*)$/i; // HttpApiSecurity does not check the scheme

export const authenticationLayer = Layer.effect(
  Authentication,
  Effect.gen(function* () {
    const { verify } = yield* TokenVerifier;
    const { origin } = yield* PlatformConfig;

    const signedIn = Effect.fn("Authentication.bearer")(function* () {
      const { headers, method, originalUrl } = yield* HttpServerRequest.HttpServerRequest;
      const [, scheme = "", token] = credentials.exec(headers["authorization"] ?? "") ?? [];
      if (token === undefined) return yield* new Unauthorized({ detail: "An access token is required." });
      const isProven = scheme.toLowerCase() === "dpop";
      const call = { method, url: new URL(originalUrl, origin).href, proof: headers["dpop"] ?? "" };
      return yield* verify(Redacted.make(token), isProven ? call : undefined);
    });
    return {
      bearer: () =>
        Effect.catchTag(
          signedIn(),
          "InvalidToken",
          () => new Unauthorized({ detail: "The token is not accepted." }),
        ),
    };
  }),
);
