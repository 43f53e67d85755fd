/** Whether there is a network, as atoms: main.tsx tells them. */
import { atom } from "jotai";
import type { Reach } from "#src/services/Connectivity.ts";

const sinceAtom = atom<number | undefined>(undefined);
const returnsAtom = atom(0);

/** When the network went away (epoch milliseconds), as long as it is away. */
export const offlineSinceAtom = atom((get) => get(sinceAtom));

/** How often the network has come back: queries ask again each time. */
export const reconnectionsAtom = atom((get) => get(returnsAtom));

export const reachAtom = atom(null, (get, set, { isOnline, at }: Reach) => {
  const wasOnline = get(sinceAtom) === undefined;
  if (isOnline === wasOnline) return;
  set(sinceAtom, isOnline ? undefined : at);
  if (isOnline) set(returnsAtom, (count) => count + 1);
});
