/** Creating and deleting a secret. */
import { Effect, Option } from "effect";
import type { AppId } from "#schemas/apps/App.ts";
import {
  type ClientSecret,
  type CreatedClientSecret,
  NewClientSecret,
  ofApp,
} from "#schemas/client-secrets/ClientSecret.ts";
import { ClientSecretsApi } from "#schemas/client-secrets/ClientSecretsApi.ts";
import { isAliasTaken } from "#src/domain/client-secrets/attention.ts";
import { comparing } from "#src/domain/notStored.ts";
import { actionAtom, type AtomTools } from "#src/runtime/actionAtom.ts";
import { creation, isLoss, type Written } from "#src/services/api/writes.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { missingIn, secretsOf } from "./clientSecrets.ts";
import { secretAnswers } from "./secretAnswers.ts";

export type SecretCreation = Written<CreatedClientSecret, keyof NewClientSecret>;

const secretNotStored = comparing(NewClientSecret);

interface CreateSecretRequest {
  readonly appId: AppId;
  readonly secret: NewClientSecret;
  /** Its idempotency key. */
  readonly key: string;
}

/**
 * Only the caller gets the answer, since it contains the secret's value. Repeated with the same key after a lost answer, the
 * request brings the value again.
 */
export const createSecretAtom = actionAtom(
  Effect.fn("clientSecrets.create")(function* (
    { appId, secret, key }: CreateSecretRequest,
    { set }: AtomTools,
  ) {
    const clientSecrets = yield* callsOf(ClientSecretsApi);
    const headers = { "idempotency-key": key };
    return yield* creation({
      call: "POST of a client secret",
      name: secret.alias,
      send: clientSecrets
        .create({ path: { appId }, headers, payload: secret })
        .pipe(Effect.catchTag("NotFound", missingIn(appId)), Effect.map(ofApp(appId))),
      isListed: Effect.map(secretsOf(appId), ({ secrets }) =>
        isAliasTaken(
          secret.alias,
          secrets.map(({ alias }) => alias),
        ),
      ),
      notStored: (created) => secretNotStored(secret, created),
    }).pipe(Effect.ensuring(Effect.sync(() => void set(secretAnswers.askAtom, appId))));
  }),
);

/** Success is that the secret no longer exists: 404, and after a lost answer a list without it. */
export const deleteSecretAtom = actionAtom(({ appId, id }: ClientSecret, { set }) =>
  Effect.flatMap(callsOf(ClientSecretsApi), (clientSecrets) =>
    clientSecrets.delete({ path: { appId, id } }),
  ).pipe(
    Effect.catchTag("NotFound", () => Effect.void),
    Effect.catchIf(isLoss, (failure) =>
      Effect.flatMap(Effect.option(secretsOf(appId)), (known) =>
        Option.exists(known, ({ secrets }) => secrets.every((other) => other.id !== id))
          ? Effect.void
          : Effect.fail(failure),
      ),
    ),
    // Also after a lost answer; at once, since the page shows them.
    Effect.ensuring(Effect.sync(() => void set(secretAnswers.askAtom, appId))),
  ),
);
