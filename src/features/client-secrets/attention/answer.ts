/** Requests the secrets of an app, and says what they ask for. Loaded for the first request. */
import { Effect } from "effect";
import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import type { AppId } from "#schemas/apps/App.ts";
import { attentionOf, isSameAttention, secretsToCheck } from "#src/domain/client-secrets/attention.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { secretsOf } from "../clientSecrets.ts";
import { rotationsAtom } from "../rotations.ts";
import type { SecretsAnswer } from "./attention.ts";

const replacedAtom = atom((get) => new Set(get(rotationsAtom).map(({ old }) => old)));

const isSameList = <Entry>(before: ReadonlyArray<Entry>, after: ReadonlyArray<Entry>) =>
  before.length === after.length && before.every((entry, index) => entry === after[index]);

export const answerOf = (appId: AppId) =>
  Effect.map(secretsOf(appId), ({ secrets }): SecretsAnswer => {
    const currentAtom = atom((get) => attentionOf(secrets, get(nowAtom), get(replacedAtom)));
    const listedAtom = atom((get) => secretsToCheck(secrets, get(nowAtom), get(replacedAtom)));
    return {
      secrets,
      attentionAtom: selectAtom(currentAtom, (current) => current, isSameAttention),
      toCheckAtom: selectAtom(listedAtom, (listed) => listed, isSameList),
    };
  });
