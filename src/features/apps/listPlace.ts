/** The address and history entry of the list when it was left, for the back link. */
import { atom } from "jotai";

export interface ListPlace {
  readonly href: string;
  /** Index in the tab's history. */
  readonly entry: number;
}

export const listPlaceAtom = atom<ListPlace | undefined>(undefined);
