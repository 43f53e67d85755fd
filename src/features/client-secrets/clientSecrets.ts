/** The secrets of the app that is shown: reading, creating, deleting. A secret's value is in no atom. */
import { Array, DateTime, Effect, Exit, Option } from "effect";
import { atom } from "jotai";
import type { AppId } from "#schemas/apps/App.ts";
import type { ClientSecret, NewClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { isAliasTaken } from "#src/domain/client-secrets/secretAlias.ts";
import { actionAtom } from "#src/runtime/actionAtom.ts";
import { prefetch } from "#src/runtime/prefetch.ts";
import type { Store } from "#src/runtime/load.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { ApiClient } from "#src/services/ApiClient.ts";
import { wholeList } from "#src/services/wholeList.ts";

const newestFirst = (a: ClientSecret, b: ClientSecret) => DateTime.Order(b.creationDate, a.creationDate);

const secretsOf = (appId: AppId) =>
  ApiClient.pipe(
    Effect.flatMap(({ clientSecrets }) =>
      wholeList(({ urlParams }) => clientSecrets.list({ path: { appId }, urlParams })),
    ),
    Effect.map((secrets) => secrets.toSorted(newestFirst)),
  );

const shownAppAtom = atom<AppId | undefined>(undefined);

/** The answer carries whose secrets they are: the last data stays while another app's are asked for. */
export const secretsAtom = queryAtom((get) => {
  const appId = get(shownAppAtom);
  return appId === undefined ? Effect.never : Effect.map(secretsOf(appId), (secrets) => ({ appId, secrets }));
});

/** Asks for an app's secrets, beside whatever else its page asks for. */
export const showSecretsOf = (store: Store, appId: AppId): void => {
  store.set(shownAppAtom, appId);
  prefetch(store, secretsAtom);
};

const maybeCreated = new Set(["RequestError", "ResponseError", "ParseError", "Unexpected"]);

export interface SecretWish {
  readonly appId: AppId;
  readonly secret: NewClientSecret;
  /** The same was asked for before, and nobody knows what became of it. */
  readonly isRepeated: boolean;
}

/** Sent once. When no answer comes, the list tells whether the secret exists: its value is lost then. */
const creatingAtom = actionAtom(({ appId, secret, isRepeated }: SecretWish) => {
  const lost = Effect.map(secretsOf(appId), (secrets) =>
    Array.findFirst(secrets, ({ alias }) => isAliasTaken(alias, [secret.alias])).pipe(
      Option.map((found) => ({ _tag: "Lost", found }) as const),
    ),
  );
  return ApiClient.pipe(
    Effect.flatMap(({ clientSecrets }) => clientSecrets.create({ path: { appId }, payload: secret })),
    Effect.map((created) => ({ _tag: "Created", created }) as const),
    Effect.catchTag("AliasTaken", () =>
      isRepeated
        ? Effect.map(
            lost,
            Option.getOrElse(() => ({ _tag: "Taken" }) as const),
          )
        : Effect.succeed({ _tag: "Taken" } as const),
    ),
    Effect.catchIf(
      ({ _tag }) => maybeCreated.has(_tag),
      (failure) =>
        Effect.matchEffect(lost, {
          onFailure: () => Effect.succeed({ _tag: "Unknown" } as const),
          onSuccess: Option.match({ onNone: () => Effect.fail(failure), onSome: Effect.succeed }),
        }),
    ),
  );
});

/** The answer goes to who asked, and nowhere else. */
export const createSecretAtom = atom(null, async (_get, set, wish: SecretWish) => {
  const exit = await set(creatingAtom, wish);
  set(secretsAtom);
  return exit;
});

/** One that is gone already is deleted. */
const deletingAtom = actionAtom(({ appId, id }: Pick<ClientSecret, "appId" | "id">) =>
  Effect.flatMap(ApiClient, ({ clientSecrets }) => clientSecrets.delete({ path: { appId, id } })).pipe(
    Effect.catchTag("NotFound", () => Effect.void),
  ),
);

export const deleteSecretAtom = atom(
  (get) => get(deletingAtom),
  async (_get, set, secret: Pick<ClientSecret, "appId" | "id">) => {
    const exit = await set(deletingAtom, secret);
    if (Exit.isSuccess(exit)) set(secretsAtom);
    return exit;
  },
);
