/**
 * The apps whose secrets need attention. Secrets are requested when the page is idle, two apps at a time, first for the
 * apps in view, then for all others of the list, and kept while the page is loaded. After two failures nothing more is
 * requested until the list is shown again.
 */
import { Effect, Exit } from "effect";
import { type Atom, atom } from "jotai";
import { selectAtom } from "jotai/utils";
import type { AppId } from "#schemas/apps/App.ts";
import { type Attention, attentionOf, isSameAttention } from "#src/domain/client-secrets/attention.ts";
import type { Expiring } from "#src/domain/client-secrets/secretExpiry.ts";
import { nowAtom } from "#src/runtime/now.ts";
import { runEffect } from "#src/runtime/runEffect.ts";
import { whenDrawn } from "#src/ui/chart/whenIdle.ts";
import { lazyModule } from "#src/ui/lazyPart.ts";

// Not part of the page: it is loaded for the first request.
const loadSecrets = lazyModule(() => import("../clientSecrets.ts"));

const maxRunning = 2;
const maxFailures = 2;

/** The requests of one store. They change in place, since nothing follows them. */
const requestsAtom = atom(() => ({
  inView: new Set<AppId>(),
  /** All apps of the list: those that are not in view are asked for last. */
  listed: new Array<AppId>(),
  /** The request of each app whose answer counts: one that was forgotten may bring old secrets. */
  running: new Map<AppId, symbol>(),
}));

const failedAtom = atom<ReadonlySet<AppId>>(new Set<AppId>());

type AttentionAtom = Atom<Attention | undefined>;

/** An atom for each app whose secrets are known, so that another app's answer computes nothing for it. */
const answersAtom = atom<ReadonlyMap<AppId, AttentionAtom>>(new Map<AppId, AttentionAtom>());

const isSame = (before: Attention | undefined, after: Attention | undefined) =>
  before && after ? isSameAttention(before, after) : before === after;

const makeAttentionAtom = (secrets: ReadonlyArray<Expiring>): AttentionAtom =>
  selectAtom(nowAtom, (now) => attentionOf(secrets, now), isSame);

const askNextAtom = atom(null, async (get, set): Promise<void> => {
  const { inView, running } = get(requestsAtom);
  const next = () => {
    const failed = get(failedAtom);
    if (running.size >= maxRunning || failed.size >= maxFailures) return undefined;
    const answers = get(answersAtom);
    return [...inView, ...get(requestsAtom).listed].find(
      (appId) => !answers.has(appId) && !running.has(appId) && !failed.has(appId),
    );
  };
  for (let appId = next(); appId !== undefined; appId = next()) {
    const id = appId;
    const request = Symbol(id);
    running.set(id, request);
    const secrets = Effect.flatMap(Effect.tryPromise(loadSecrets), ({ secretsOf }) => secretsOf(id));
    const exit = await runEffect(get, Effect.exit(secrets));
    if (running.get(id) !== request) continue;
    running.delete(id);
    if (Exit.isFailure(exit)) set(failedAtom, new Set([...get(failedAtom), id]));
    else set(answersAtom, new Map(get(answersAtom)).set(id, makeAttentionAtom(exit.value.secrets)));
  }
});

/** Notes that an app has entered or left the view. */
export const seeAtom = atom(null, (get, set, appId: AppId, isInView: boolean) => {
  const { inView } = get(requestsAtom);
  if (isInView) inView.add(appId);
  else inView.delete(appId);
  if (isInView) whenDrawn(() => void set(askNextAtom));
});

/** Requests the secrets of all apps of the list, in the end. */
export const listAtom = atom(null, (get, set, appIds: ReadonlyArray<AppId>) => {
  get(requestsAtom).listed = [...appIds];
  // A list that is shown again is another try.
  if (get(failedAtom).size > 0) set(failedAtom, new Set());
  whenDrawn(() => void set(askNextAtom));
});

/** Drops an app's secrets, so that they are requested again after a visit to its page, where they may change. */
export const forgetAtom = atom(null, (get, set, appId: AppId) => {
  get(requestsAtom).running.delete(appId);
  set(failedAtom, new Set([...get(failedAtom)].filter((id) => id !== appId)));
  const answers = new Map(get(answersAtom));
  if (answers.delete(appId)) set(answersAtom, answers);
});

/** `none`: no secret of the app needs attention. `unknown`: its secrets could not be loaded. */
export type AppAttention = Attention | "none" | "pending" | "unknown";

export const attentionAtomOf = (appId: AppId): Atom<AppAttention> =>
  atom((get) => {
    const answer = get(answersAtom).get(appId);
    if (answer) return get(answer) ?? "none";
    const failed = get(failedAtom);
    return failed.has(appId) || failed.size >= maxFailures ? "unknown" : "pending";
  });

/** The apps whose secrets are known. */
export const knownAppsAtom = atom((get): ReadonlySet<AppId> => new Set(get(answersAtom).keys()));

type AttentionByApp = ReadonlyMap<AppId, Attention>;

const isSameForAll = (before: AttentionByApp, after: AttentionByApp) =>
  before.size === after.size &&
  [...before].every(([appId, attention]) => isSame(attention, after.get(appId)));

const foundAtom = atom(
  (get): AttentionByApp =>
    new Map(
      [...get(answersAtom)].flatMap(([appId, answer]) => {
        const attention = get(answer);
        return attention ? [[appId, attention] as const] : [];
      }),
    ),
);

/** Apps that need attention, and why. Most answers change nothing. */
export const attentionAtom = selectAtom(foundAtom, (found) => found, isSameForAll);

/** The apps that need attention; undefined if there are none. */
export const appsWithAttentionAtom = atom((get): ReadonlySet<string> | undefined => {
  const found = get(attentionAtom);
  return found.size > 0 ? new Set(found.keys()) : undefined;
});
