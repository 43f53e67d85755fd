/** Colour mode and minimized navigation, as atoms over their stored values. */
import { atom } from "jotai";
import { withService } from "#src/runtime/runtimeAtom.ts";
import { Appearance, type Mode } from "#src/services/Appearance.ts";

const modeValueAtom = atom<Mode>("system");
const minimizedValueAtom = atom(false);

export const modeAtom = atom(
  (get) => get(modeValueAtom),
  (get, set, mode: Mode) => {
    set(modeValueAtom, mode);
    return withService(get, Appearance, ({ setMode }) => setMode(mode));
  },
);

export const minimizedAtom = atom(
  (get) => get(minimizedValueAtom),
  (get, set, isMinimized: boolean) => {
    set(minimizedValueAtom, isMinimized);
    return withService(get, Appearance, ({ setMinimized }) => setMinimized(isMinimized));
  },
);

/** What the document has already; main.tsx sets it before the first render. */
export const restoreAppearanceAtom = atom(
  null,
  (_get, set, { mode, isMinimized }: { readonly mode: Mode; readonly isMinimized: boolean }) => {
    set(modeValueAtom, mode);
    set(minimizedValueAtom, isMinimized);
  },
);
