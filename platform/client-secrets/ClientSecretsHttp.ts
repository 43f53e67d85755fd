/** Handlers of the calls on client secrets. */
import { randomUUID } from "node:crypto";
import { HttpApiBuilder } from "@effect/platform";
import { DateTime, Effect, Schema } from "effect";
import { Idempotency } from "#platform/api/Idempotency.ts";
import { invalid } from "#platform/api/issues.ts";
import { callEvents } from "#platform/server/eventLog.ts";
import { Api } from "#schemas/Api.ts";
import { AliasTaken, ClientSecret, ofApp } from "#schemas/client-secrets/ClientSecret.ts";
import { latestExpiry, maxExpiryYears } from "#schemas/client-secrets/expiryLimit.ts";
import { NotFound } from "#schemas/errors.ts";
import { ClientSecretsStore } from "./ClientSecretsStore.ts";

const checkExpiry = Effect.fn("checkExpiry")(function* (expiry: DateTime.Utc | undefined) {
  if (expiry === undefined) return;
  const now = yield* DateTime.now;
  if (DateTime.lessThanOrEqualTo(expiry, now))
    return yield* invalid("expirationDate", "must be in the future");
  if (DateTime.greaterThan(expiry, latestExpiry(now))) {
    return yield* invalid("expirationDate", `must be at most ${maxExpiryYears} years ahead`);
  }
});

export const clientSecretsHttp = HttpApiBuilder.group(Api, "clientSecrets", (handlers) =>
  Effect.gen(function* () {
    const secrets = yield* ClientSecretsStore;
    const { once } = yield* Idempotency;
    const log = yield* callEvents;
    return handlers
      .handle("list", ({ path, urlParams }) => secrets.list(path.appId, urlParams))
      .handle(
        "create",
        Effect.fn(function* ({ path, headers, payload }) {
          const key = headers["idempotency-key"] ?? randomUUID();
          const secret = yield* once(
            {
              headers,
              request: ["create client secret", path.appId, payload],
              // Stored without the value: `tokenOf` makes that for each answer.
              answer: ClientSecret,
              refusal: Schema.Union(NotFound, AliasTaken),
              limit: checkExpiry(payload.expirationDate),
            },
            Effect.tap(secrets.create(path.appId, payload, key), ({ id }) => log("secret-created", id)),
          );
          return { ...ofApp(path.appId)(secret), token: secrets.tokenOf(secret.id, key) };
        }),
        { uninterruptible: true },
      )
      .handle(
        "delete",
        ({ path }) => Effect.zipLeft(secrets.remove(path.appId, path.id), log("secret-deleted", path.id)),
        { uninterruptible: true },
      );
  }),
);
