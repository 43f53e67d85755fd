/** Handlers of the calls on client secrets. */
import { HttpApiBuilder } from "@effect/platform";
import { DateTime, Effect } from "effect";
import { invalid } from "#platform/api/issues.ts";
import { callEvents } from "#platform/server/eventLog.ts";
import { Api } from "#schemas/Api.ts";
import { latestExpiry, maxExpiryYears } from "#schemas/client-secrets/expiryLimit.ts";
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
    const log = yield* callEvents;
    return handlers
      .handle("list", ({ path, urlParams }) => secrets.list(path.appId, urlParams))
      .handle(
        "create",
        Effect.fn(function* ({ path, payload }) {
          yield* checkExpiry(payload.expirationDate);
          return yield* Effect.tap(secrets.create(path.appId, payload), ({ id }) =>
            log("secret-created", id),
          );
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
