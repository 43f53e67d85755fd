/** The apps whose secrets need attention, as far as they are known. `rowRequests.ts` decides what is requested, and when. */
import { Effect } from "effect";
import { type Atom, atom } from "jotai";
import { selectAtom } from "jotai/utils";
import type { AppId } from "#schemas/apps/App.ts";
import { type Attention, attentionOf, isSameAttention } from "#src/domain/client-secrets/attention.ts";
import type { Expiring } from "#src/domain/client-secrets/secretExpiry.ts";
import { nowAtom } from "#src/runtime/now.ts";
import { rowRequests } from "#src/runtime/rowRequests.ts";
import { whenDrawn } from "#src/ui/chart/whenIdle.ts";
import { lazyModule } from "#src/ui/lazyPart.ts";

// Not part of the page: it is loaded for the first request.
const loadSecrets = lazyModule(() => import("../clientSecrets.ts"));

type AttentionAtom = Atom<Attention | "none">;

const isSame = (before: Attention | "none" | undefined, after: Attention | "none" | undefined) =>
  typeof before === "object" && typeof after === "object" ? isSameAttention(before, after) : before === after;

const makeAttentionAtom = (secrets: ReadonlyArray<Expiring>): AttentionAtom =>
  selectAtom(nowAtom, (now) => attentionOf(secrets, now) ?? "none", isSame);

/** Each answer is an atom, so that another app's answer computes nothing for it. */
const { answersAtom, rowAtomOf, ...requests } = rowRequests<AppId, AttentionAtom>({
  ask: (appId) =>
    Effect.tryPromise(loadSecrets).pipe(
      Effect.flatMap(({ secretsOf }) => secretsOf(appId)),
      Effect.map(({ secrets }) => makeAttentionAtom(secrets)),
    ),
  whenIdle: whenDrawn,
});

/** An app is invalidated by a visit to its page, where its secrets may change. */
export const { invalidateAtom, isPendingAtom, listAtom, seeAtom } = requests;

/** `none`: no secret of the app needs attention. `unknown`: its secrets could not be loaded. */
export type AppAttention = Attention | "none" | "pending" | "unknown";

export const attentionAtomOf = (appId: AppId): Atom<AppAttention> => {
  const rowAtom = rowAtomOf(appId);
  return atom((get) => {
    const row = get(rowAtom);
    return typeof row === "string" ? row : get(row);
  });
};

type AttentionByApp = ReadonlyMap<AppId, Attention | "none">;

const isSameForAll = (before: AttentionByApp, after: AttentionByApp) =>
  before.size === after.size &&
  [...before].every(([appId, attention]) => isSame(attention, after.get(appId)));

const currentAtom = atom(
  (get): AttentionByApp =>
    new Map([...get(answersAtom)].map(([appId, attentionAtom]) => [appId, get(attentionAtom)])),
);

/** The apps whose secrets are known. Most minutes change nothing. */
export const attentionAtom = selectAtom(currentAtom, (current) => current, isSameForAll);
