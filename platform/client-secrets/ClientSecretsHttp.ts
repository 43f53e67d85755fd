/** Answers the calls on client secrets. */
import { HttpApiBuilder } from "@effect/platform";
import { DateTime, Effect } from "effect";
import { invalid } from "#platform/api/issues.ts";
import { Api } from "#schemas/Api.ts";
import { ClientSecretsStore } from "./ClientSecretsStore.ts";

const maxYears = 5;
/** Five years from now in the caller's time zone may be some hours later than in UTC. */
const slack = { hours: 24 };

const checkExpiry = Effect.fn("checkExpiry")(function* (expiry: DateTime.Utc | undefined) {
  if (expiry === undefined) return;
  const now = yield* DateTime.now;
  const latest = DateTime.add(now, { years: maxYears, ...slack });
  if (DateTime.lessThanOrEqualTo(expiry, now))
    return yield* invalid("expirationDate", "must be in the future");
  if (DateTime.greaterThan(expiry, latest)) {
    return yield* invalid("expirationDate", `must be at most ${maxYears} years ahead`);
  }
});

export const clientSecretsHttp = HttpApiBuilder.group(Api, "clientSecrets", (handlers) =>
  Effect.gen(function* () {
    const secrets = yield* ClientSecretsStore;
    return handlers
      .handle("list", ({ path, urlParams }) => secrets.list(path.appId, urlParams))
      .handle(
        "create",
        Effect.fn(function* ({ path, payload }) {
          yield* checkExpiry(payload.expirationDate);
          return yield* secrets.create(path.appId, payload);
        }),
        { uninterruptible: true },
      )
      .handle("delete", ({ path }) => secrets.remove(path.appId, path.id), { uninterruptible: true });
  }),
);
