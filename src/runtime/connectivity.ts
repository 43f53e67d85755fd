/** Whether the browser has a network, as atoms. */
import { atom } from "jotai";
import type { NetworkStatus } from "#src/services/browser/listeners.ts";

const offlineSinceValueAtom = atom<number | undefined>(undefined);
const reconnectionCountAtom = atom(0);

/** When the network was lost (epoch milliseconds); undefined while online. */
export const offlineSinceAtom = atom((get) => get(offlineSinceValueAtom));

/** How often the network has come back: every mounted query reloads each time. */
export const reconnectionsAtom = atom((get) => get(reconnectionCountAtom));

/** main.tsx sets it at start and at every change. */
export const networkStatusAtom = atom(null, (get, set, { isOnline, at }: NetworkStatus) => {
  const wasOnline = get(offlineSinceValueAtom) === undefined;
  if (isOnline === wasOnline) return;
  set(offlineSinceValueAtom, isOnline ? undefined : at);
  if (isOnline) set(reconnectionCountAtom, (count) => count + 1);
});
