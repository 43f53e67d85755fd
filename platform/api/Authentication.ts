/** Authenticates calls by their bearer token. */
import { HttpServerRequest } from "@effect/platform";
import { Effect, Layer, Redacted } from "effect";
import { TokenVerifier } from "#platform/oidc/TokenVerifier.ts";
import { Authentication } from "#schemas/Authentication.ts";
import { Unauthorized } from "#schemas/errors.ts";

const bearer = /^bearer +([\w.~+/-]+=*)$/i; // RFC 6750, 2.1; HttpApiSecurity does not check the scheme

export const authenticationLayer = Layer.effect(
  Authentication,
  Effect.gen(function* () {
    const { verify } = yield* TokenVerifier;

    const signedIn = Effect.fn("Authentication.bearer")(function* () {
      const { headers } = yield* HttpServerRequest.HttpServerRequest;
      const [, token] = bearer.exec(headers["authorization"] ?? "") ?? [];
      if (token === undefined) return yield* new Unauthorized({ detail: "A bearer token is required." });
      return yield* verify(Redacted.make(token));
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
