/** Reading and deleting the client secrets of the shown app. No atom contains a secret's value. */
import { Data, DateTime, Effect } from "effect";
import { atom } from "jotai";
import type { AppId } from "#schemas/apps/App.ts";
import { AppsApi } from "#schemas/apps/AppsApi.ts";
import { type ClientSecret, ofApp } from "#schemas/client-secrets/ClientSecret.ts";
import { ClientSecretsApi } from "#schemas/client-secrets/ClientSecretsApi.ts";
import type { NotFound } from "#schemas/errors.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { type Store, prefetch } from "#src/runtime/load.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
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

const shownAppAtom = atom<AppId | undefined>(undefined);

/** Carries the app's id, since the last data stays while another app's secrets load. */
export const secretsAtom = queryAtom((get) => {
  const appId = get(shownAppAtom);
  return appId === undefined ? Effect.never : Effect.map(secretsOf(appId), (list) => ({ appId, ...list }));
});

/** Starts loading an app's secrets, in parallel with the rest of its page. */
export const showSecretsOf = (store: Store, appId: AppId): void => {
  store.set(shownAppAtom, appId);
  prefetch(store, secretsAtom);
};

/** 404 counts as success: the secret no longer exists. */
export const deleteSecretAtom = actionAtom(({ appId, id }: ClientSecret, { set }) =>
  Effect.flatMap(callsOf(ClientSecretsApi), (clientSecrets) =>
    clientSecrets.delete({ path: { appId, id } }),
  ).pipe(
    Effect.catchTag("NotFound", () => Effect.void),
    // Also after a lost answer.
    Effect.ensuring(Effect.sync(() => set(secretsAtom))),
  ),
);
