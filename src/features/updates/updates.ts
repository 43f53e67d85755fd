/** A newer build, offered when nothing would be lost, and not again once it was put off. */
import { Effect } from "effect";
import { atom } from "jotai";
import { hasUnsavedAtom } from "#src/interaction/unsaved.ts";
import { runEffect } from "#src/runtime/runEffect.ts";
import { Browser } from "#src/services/Browser.ts";
import type { Build } from "#src/services/Updates.ts";

/** main.tsx tells it. */
export const latestBuildAtom = atom<Build | undefined>(undefined);

const putOffAtom = atom<string | undefined>(undefined);

export const updateAtom = atom((get) => {
  const latest = get(latestBuildAtom);
  return latest?.id === get(putOffAtom) || get(hasUnsavedAtom) ? undefined : latest;
});

/** It is offered again when an even newer build is there. */
export const putOffUpdateAtom = atom(null, (get, set) => set(putOffAtom, get(latestBuildAtom)?.id));

export const takeUpdateAtom = atom(null, (get) =>
  runEffect(
    get,
    Effect.flatMap(Browser, ({ reload }) => reload),
  ),
);
