/** Whether the command palette is open. */
import { atom } from "jotai";

export const isPaletteOpenAtom = atom(false);
