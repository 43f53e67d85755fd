/**
 * Authenticates calls by their token: a bearer token, or one that is bound to a key (RFC 6750, RFC 9449). Then lets them
 * in by turns, so that slow ones leave connections to the others.
 */
import { HttpServerRequest } from "@effect/platform";
import { Effect, Layer, Redacted } from "effect";
import { fairQueue } from "#platform/limits/fairQueue.ts";
import { TokenVerifier } from "#platform/oidc/TokenVerifier.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { callLog } from "#platform/server/eventLog.ts";
import { apiPrefix } from "#schemas/apiOf.ts";
import { Authentication } from "#schemas/Authentication.ts";
import { Unauthorized } from "#schemas/errors.ts";

const credentials = /^(bearer|dpop) +([\w.~+/-]+=*)$/i; // HttpApiSecurity does not check the scheme

const waits = { waiting: 1000, waitTimeout: "3 seconds" } as const;

export const authenticationLayer = Layer.effect(
  Authentication,
  Effect.gen(function* () {
    const { verify } = yield* TokenVerifier;
    const { origin } = yield* PlatformConfig;
    const log = yield* callLog;

    // Of the ten connections, two stay free for the tokens of calls, sign-ins and the readiness.
    const statistics = fairQueue({ atOnce: 5, ...waits });
    const others = fairQueue({ atOnce: 3, ...waits });

    /** Administrators take turns. Who one is takes no more than the check of the token. */
    const takeTurn = (pathname: string, id: string) => {
      if (pathname === `${apiPrefix}/users/me`) return Effect.void;
      return Effect.orDie((pathname.includes("/metric/") ? statistics : others).enter(id));
    };

    const signedIn = Effect.fn("Authentication.bearer")(function* () {
      const { headers, method, originalUrl, json } = yield* HttpServerRequest.HttpServerRequest;
      const [, scheme = "", token] = credentials.exec(headers["authorization"] ?? "") ?? [];
      if (token === undefined) return yield* new Unauthorized({ detail: "An access token is required." });
      const isProven = scheme.toLowerCase() === "dpop";
      const { href: url, pathname } = new URL(originalUrl, origin);
      const call = { method, url, proof: headers["dpop"] ?? "" };
      const user = yield* verify(Redacted.make(token), isProven ? call : undefined);
      if (method !== "GET") yield* Effect.ignore(json); // no turn waits for a slow body
      yield* takeTurn(pathname, user.id);
      return user;
    });
    return {
      bearer: () =>
        Effect.catchTag(signedIn(), "InvalidToken", (refused) =>
          Effect.zipRight(
            log("call-refused", {
              reason: refused.reason,
              ...(refused.administrator !== undefined && { administrator: refused.administrator }),
            }),
            new Unauthorized({ detail: "The token is not accepted." }),
          ),
        ),
    };
  }),
);
