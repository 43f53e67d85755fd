/** What the secrets of apps need, as far as it is known; and asking for those of the apps that the overview lists. */
import type { Effect } from "effect";
import { atom } from "jotai";
import type { AppId } from "#schemas/apps/App.ts";
import { type Attention, attentionOf } from "#src/domain/client-secrets/attention.ts";
import type { Known } from "#src/domain/known.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { inTurn } from "#src/runtime/inTurn.ts";
import { lateRows, rowOf, wantedRows } from "#src/runtime/lateRows.ts";
import { whenDrawn } from "#src/ui/chart/whenIdle.ts";
import type { secretsOf } from "../clientSecrets.ts";
import { rotationsAtom } from "../rotations.ts";
import { secretAnswers } from "../secretAnswers.ts";

const wanted = wantedRows<AppId>();
const turn = inTurn({ answers: secretAnswers, wantedAtom: wanted.wantedAtom, whenIdle: whenDrawn });
const stateOfAtom = atom((get) => {
  const stateOf = get(secretAnswers.stateOfAtom);
  return (id: AppId) => rowOf(stateOf(id));
});

export const secretRows = lateRows(wanted, atom({ turn, stateOfAtom }));

export type SecretsAnswer = Effect.Effect.Success<ReturnType<typeof secretsOf>>;

/** By the time, and by the rotations that this tab remembers. Where none is valid, one that could not be read may be. */
export const attentionInAtom = atom((get) => {
  const now = get(nowAtom);
  const replaced = new Set(get(rotationsAtom).map(({ old }) => old));
  const found = new WeakMap<SecretsAnswer["secrets"], Attention>();
  return ({ secrets, issues }: SecretsAnswer): Known<Attention> => {
    const attention = found.get(secrets) ?? attentionOf(secrets, now, replaced);
    found.set(secrets, attention);
    return issues.entryIssues[0] && attention.count > attention.due.length ? "failed" : attention;
  };
});

export const attentionOfAppAtom = atom((get) => {
  const knownOf = get(secretRows.knownAtom);
  const attentionIn = get(attentionInAtom);
  return (appId: AppId): Known<Attention> => {
    const row = knownOf(appId);
    return typeof row === "string" ? row : attentionIn(row.answer);
  };
});
