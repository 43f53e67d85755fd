/** Colour mode and minimized navigation, as atoms over their stored values. */
import { Effect } from "effect";
import { atom } from "jotai";
import { runEffect } from "#src/runtime/runEffect.ts";
import { Appearance, type Mode } from "#src/services/Appearance.ts";

const modeValueAtom = atom<Mode>("system");
const minimizedValueAtom = atom(false);

export const modeAtom = atom(
  (get) => get(modeValueAtom),
  (get, set, mode: Mode) => {
    set(modeValueAtom, mode);
    return runEffect(
      get,
      Effect.flatMap(Appearance, ({ setMode }) => setMode(mode)),
    );
  },
);

export const minimizedAtom = atom(
  (get) => get(minimizedValueAtom),
  (get, set, isMinimized: boolean) => {
    set(minimizedValueAtom, isMinimized);
    return runEffect(
      get,
      Effect.flatMap(Appearance, ({ setMinimized }) => setMinimized(isMinimized)),
    );
  },
);

/** Loads the stored values; main.tsx sets it before the first render. */
export const restoreAppearanceAtom = atom(null, async (get, set) => {
  const { mode, isMinimized } = await runEffect(
    get,
    Effect.flatMap(Appearance, ({ mode, isMinimized }) => Effect.all({ mode, isMinimized })),
  );
  set(modeValueAtom, mode);
  set(minimizedValueAtom, isMinimized);
});
