/** What the secrets of apps need, as far as it is known; and asking for those of the apps that the overview lists. */
import { atom } from "jotai";
import type { AppId } from "#schemas/apps/App.ts";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { type Attention, attentionOf } from "#src/domain/client-secrets/attention.ts";
import type { Known } from "#src/domain/known.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { inTurn } from "#src/runtime/inTurn.ts";
import { lateRows, rowOf, wantedRows } from "#src/runtime/lateRows.ts";
import { whenDrawn } from "#src/ui/chart/whenIdle.ts";
import { rotationsAtom } from "../rotations.ts";
import { secretAnswers } from "../secretAnswers.ts";

const wanted = wantedRows<AppId>();
const turn = inTurn({ answers: secretAnswers, wantedAtom: wanted.wantedAtom, whenIdle: whenDrawn });
const stateOfAtom = atom((get) => {
  const stateOf = get(secretAnswers.stateOfAtom);
  return (id: AppId) => rowOf(stateOf(id));
});

export const secretRows = lateRows(wanted, atom({ turn, stateOfAtom }));

/** By the time, and by the rotations that this tab remembers. */
export const attentionInAtom = atom((get) => {
  const now = get(nowAtom);
  const replaced = new Set(get(rotationsAtom).map(({ old }) => old));
  const found = new WeakMap<ReadonlyArray<ClientSecret>, Attention>();
  return (secrets: ReadonlyArray<ClientSecret>): Attention => {
    const attention = found.get(secrets) ?? attentionOf(secrets, now, replaced);
    found.set(secrets, attention);
    return attention;
  };
});

export const attentionOfAppAtom = atom((get) => {
  const knownOf = get(secretRows.knownAtom);
  const attentionIn = get(attentionInAtom);
  return (appId: AppId): Known<Attention> => {
    const row = knownOf(appId);
    return typeof row === "string" ? row : attentionIn(row.answer.secrets);
  };
});
