/** What a person sets on this device, as atoms over stored values: colour mode, minimized navigation, language, and shortcuts of plain keys. */
import { type Effect, Option } from "effect";
import { atom, type PrimitiveAtom } from "jotai";
import { Monitor, Moon, Sun } from "lucide-react";
import type { Language } from "#schemas/languages.ts";
import { type Catalogue, i18nAtom, makeI18n } from "#src/i18n/i18n.ts";
import { reloadAtom } from "#src/interaction/keptForms.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { withService } from "#src/runtime/runtimeAtom.ts";
import { Appearance, type Mode } from "#src/services/Appearance.ts";
import { LanguageStore } from "#src/services/LanguageStore.ts";

export const modeIcons = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<Mode, unknown>;

const modeValueAtom = atom<Mode>("system");
const minimizedValueAtom = atom(false);

const areOnAtom = atom(true);

/** Setting it stores it, too. */
const storing = <A>(
  valueAtom: PrimitiveAtom<A>,
  store: (appearance: Appearance["Type"], value: A) => Effect.Effect<void>,
) =>
  atom(
    (get) => get(valueAtom),
    (get, set, value: A) => {
      set(valueAtom, value);
      return withService(get, Appearance, (appearance) => store(appearance, value));
    },
  );

export const modeAtom = storing(modeValueAtom, ({ setMode }, mode) => setMode(mode));
export const minimizedAtom = storing(minimizedValueAtom, ({ setMinimized }, isOn) => setMinimized(isOn));
/** People can switch them off, since they interfere with speech input (WCAG 2.2, 2.1.4). */
export const shortcutsAtom = storing(areOnAtom, ({ setShortcuts }, areOn) => setShortcuts(areOn));

interface Stored {
  readonly mode: Mode;
  readonly isMinimized: boolean;
  readonly hasShortcuts: boolean;
}

/** What the document has already; main.tsx sets it before the first render. */
export const restoreAppearanceAtom = atom(null, (_get, set, stored: Stored) => {
  set(modeValueAtom, stored.mode);
  set(minimizedValueAtom, stored.isMinimized);
  set(areOnAtom, stored.hasShortcuts);
});

/** Loads the messages of one language; main.tsx sets it. */
export const catalogueLoaderAtom = atom<{ readonly load: (language: Language) => Promise<Catalogue> }>({
  load: () => Promise.resolve({}),
});

const showAtom = atom(null, async (get, set, language: Language) => {
  const catalogue = await get(catalogueLoaderAtom).load(language);
  await withService(get, LanguageStore, ({ show }) => show(language));
  set(i18nAtom, makeI18n(language, catalogue));
});

/** Setting it stores the choice, loads the messages and switches. If they are gone, the page reloads; offline, the next load has it. */
export const languageAtom = atom(
  (get) => get(i18nAtom).language,
  async (get, set, language: Language) => {
    await withService(get, LanguageStore, ({ choose }) => choose(language));
    await set(showAtom, language).catch<unknown>(() => get(offlineSinceAtom) ?? set(reloadAtom));
  },
);

/** Adopts the signed-in person's own language, unless one was chosen before. */
export const adoptLanguageAtom = atom(null, async (get, set, own: Language | undefined) => {
  const adopted = await withService(get, LanguageStore, ({ adopt }) => adopt(own));
  if (Option.isSome(adopted)) await set(showAtom, adopted.value);
});

export const isShortcutListOpenAtom = atom(false);
