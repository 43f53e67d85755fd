/** The newer build to offer: none while there are unsaved changes, or after it was postponed. */
import { atom } from "jotai";
import { lossAtom } from "#src/interaction/unsaved.ts";
import type { Build } from "#src/services/updates/followUpdates.ts";

/** main.tsx sets it. */
export const latestBuildAtom = atom<Build | undefined>(undefined);

const postponedIdAtom = atom<string | undefined>(undefined);

export const updateAtom = atom((get) => {
  const latest = get(latestBuildAtom);
  return latest?.id === get(postponedIdAtom) || get(lossAtom) ? undefined : latest;
});

/** Hides this build; a later one is offered again. */
export const postponeUpdateAtom = atom(null, (get, set) => set(postponedIdAtom, get(latestBuildAtom)?.id));
