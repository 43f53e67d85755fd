/** What is typed before the command palette has loaded. */
import { atom } from "jotai";

/** Undefined while the palette is closed. */
export const typedAheadAtom = atom<string | undefined>(undefined);
