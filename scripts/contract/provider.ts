/** Checks the OpenID provider as the console uses it: what can be seen without a person, and a refresh. */
import { Clock, Effect } from "effect";
import { checkKeys } from "./providerKeys.ts";
import { checkMetadata } from "./providerMetadata.ts";
import { checkRefresh } from "./providerRefresh.ts";
import { checkSignIn, checkTokenEndpoint } from "./providerSignIn.ts";
import type { ProviderCheck } from "./providerSteps.ts";

export const checkProvider = (check: ProviderCheck): Effect.Effect<void> =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis;
    const metadata = yield* checkMetadata(check, now);
    if (metadata === undefined) return;
    const has = (member: string) => URL.canParse(String(metadata[member]));
    const keys = has("jwks_uri") ? yield* checkKeys(check, metadata) : [];
    if (has("authorization_endpoint")) yield* checkSignIn(check, metadata);
    if (!has("token_endpoint")) return;
    yield* checkTokenEndpoint(check, metadata);
    yield* checkRefresh(check, metadata, keys, now);
  });
