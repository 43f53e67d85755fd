/** Shortcuts of plain keys: whether they are on, and whether their list is open. */
import { Effect } from "effect";
import { atom } from "jotai";
import { runEffect, withService } from "#src/runtime/runtimeAtom.ts";
import { Appearance } from "#src/services/Appearance.ts";

export const isShortcutListOpenAtom = atom(false);

const areOnAtom = atom(true);

/** People can switch them off, since they interfere with speech input (WCAG 2.2, 2.1.4). */
export const shortcutsAtom = atom(
  (get) => get(areOnAtom),
  (get, set, areOn: boolean) => {
    set(areOnAtom, areOn);
    return withService(get, Appearance, ({ setShortcuts }) => setShortcuts(areOn));
  },
);

export const restoreShortcutsAtom = atom(null, async (get, set) => {
  const stored = Effect.flatMap(Appearance, ({ hasShortcuts }) => hasShortcuts);
  set(areOnAtom, await runEffect(get, stored));
});
