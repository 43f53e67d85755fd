/** Whether the console may read the provider's answers: missing CORS is otherwise found at the first sign-in or refresh. */
import { Effect } from "effect";
import { AppConfig } from "#src/services/AppConfig.ts";
import { Provider } from "#src/services/Provider.ts";
import { type Reach, reachOf } from "./providerFetch.ts";

export interface Reached {
  readonly what: "metadata" | "keys" | "tokens";
  readonly address: string;
  readonly reach: Reach;
}

const reached = (what: Reached["what"], address: string, init: RequestInit = {}) =>
  Effect.map(
    Effect.promise(() => reachOf(address, init)),
    (reach): Reached => ({ what, address, reach }),
  );

/** The keys and the token endpoint are left out if only metadata that cannot be read would name them. */
export const providerReach = Effect.gen(function* () {
  const { oidc } = yield* AppConfig;
  const { addresses } = yield* Provider;
  const metadata = `${oidc.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const known = yield* Effect.option(addresses);
  return yield* Effect.all(
    [
      reached("metadata", metadata),
      ...(known._tag === "None"
        ? []
        : [
            reached("keys", known.value.jwksUri),
            // Without a grant, which every provider refuses.
            reached("tokens", known.value.tokenEndpoint, {
              method: "POST",
              body: new URLSearchParams({ client_id: oidc.clientId }),
            }),
          ]),
    ],
    { concurrency: "unbounded" },
  );
});
