/** Reads the client secrets of an app: not their values. */
import { Data, DateTime, Effect } from "effect";
import type { AppId } from "#schemas/apps/App.ts";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { type ClientSecret, ofApp } from "#schemas/client-secrets/ClientSecret.ts";
import { ClientSecretsApi } from "#schemas/client-secrets/ClientSecretsApi.ts";
import type { NotFound } from "#schemas/errors.ts";
import { wholeList } from "#src/services/api/wholeList.ts";
import { callsOf } from "#src/services/ApiClient.ts";

const newestFirst = (a: ClientSecret, b: ClientSecret) => DateTime.Order(b.creationDate, a.creationDate);

/** The app exists, but the platform answers 404 for its secrets. */
export class SecretsMissing extends Data.TaggedError("SecretsMissing") {}

/** What a 404 for an app's secrets means: the app is gone only if it is 404 itself. */
export const missingIn = (appId: AppId) => (missing: NotFound) =>
  callsOf(AppsApi).pipe(
    Effect.flatMap((apps) => Effect.flip(apps.get({ path: { id: appId } }))),
    Effect.orElseSucceed(() => undefined),
    Effect.flatMap((error) => Effect.fail(error?._tag === "NotFound" ? missing : new SecretsMissing())),
  );

export const secretsOf = (appId: AppId) =>
  callsOf(ClientSecretsApi).pipe(
    Effect.flatMap((clientSecrets) =>
      wholeList(({ urlParams }) => clientSecrets.list({ path: { appId }, urlParams })),
    ),
    Effect.catchTag("NotFound", missingIn(appId)),
    Effect.map(({ entries, ...issues }) => ({
      secrets: entries.map(ofApp(appId)).toSorted(newestFirst),
      issues,
    })),
  );
