/** Where the overview was left, with its search and its place in the history, so that the way back leads there. */
import { atom } from "jotai";

export interface ListPlace {
  readonly href: string;
  /** Number of its entry in the tab's history. */
  readonly entry: number;
}

export const listPlaceAtom = atom<ListPlace | undefined>(undefined);
