/** What the secrets of apps ask for, as far as it is known. `rowRequests.ts` decides what is requested, and when. */
import { Effect } from "effect";
import { type Atom, atom } from "jotai";
import type { AppId } from "#schemas/apps/App.ts";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import type { Attention } from "#src/domain/client-secrets/attention.ts";
import { rowRequests } from "#src/runtime/rowRequests.ts";
import { whenDrawn } from "#src/ui/chart/whenIdle.ts";
import { lazyModule, lazyPart } from "#src/ui/lazyPart.ts";

// Not part of the page: both are loaded for the first request, the list when it is wanted.
export const KnownSecrets = lazyPart(async () => (await import("./KnownSecrets.tsx")).KnownSecrets);
export const SecretsToCheck = lazyPart(async () => (await import("./SecretsToCheck.tsx")).SecretsToCheck);
const loadAnswer = lazyModule(() => {
  KnownSecrets.preload();
  return import("./answer.ts");
});

export interface SecretsAnswer {
  readonly secrets: ReadonlyArray<ClientSecret>;
  /** An atom, as it changes with the time, and so that another app's answer computes nothing for it. */
  readonly attentionAtom: Atom<Attention>;
  /** Those that the list across the apps names. */
  readonly toCheckAtom: Atom<ReadonlyArray<ClientSecret>>;
}

/** An app is invalidated by a visit to its page, where its secrets may change. */
export const secretsRequests = rowRequests<AppId, SecretsAnswer>({
  ask: (appId) => Effect.flatMap(Effect.tryPromise(loadAnswer), ({ answerOf }) => answerOf(appId)),
  whenIdle: whenDrawn,
});

export const attentionAtom = atom(
  (get): ReadonlyMap<AppId, Attention> =>
    new Map(
      [...get(secretsRequests.answersAtom)].map(([appId, { attentionAtom }]) => [appId, get(attentionAtom)]),
    ),
);

/** Of the apps whose secrets are known: those that the list across the apps names. */
export const toCheckAtom = atom(
  (get): ReadonlyMap<AppId, ReadonlyArray<ClientSecret>> =>
    new Map(
      [...get(secretsRequests.answersAtom)].map(([appId, { toCheckAtom }]) => [appId, get(toCheckAtom)]),
    ),
);
