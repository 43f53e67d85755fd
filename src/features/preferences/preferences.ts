/** What a person sets on this device, as atoms over stored values: colour mode, minimized navigation, language, and shortcuts of plain keys. */
import { Schema } from "effect";
import { atom } from "jotai";
import { Monitor, Moon, Sun } from "lucide-react";
import { type Language, languages } from "#schemas/languages.ts";
import { type Catalogue, i18nAtom, makeI18n } from "#src/i18n/i18n.ts";
import { reloadAtom } from "#src/interaction/keptForms.ts";
import { offlineSinceAtom } from "#src/runtime/connectivity.ts";
import { storedAtom } from "#src/runtime/storedAtom.ts";
import {
  type Mode,
  modes,
  removeLangParameter,
  showLanguage,
  showMode,
} from "#src/services/browser/shownDocument.ts";
import { storageKeys } from "#src/services/storage/storageKeys.ts";

export const modeIcons = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<Mode, unknown>;

const storedModeAtom = storedAtom(storageKeys.mode, Schema.Literal(...modes));

export const modeAtom = atom(
  (get) => get(storedModeAtom) ?? "system",
  (_get, set, mode: Mode) => {
    set(storedModeAtom, mode);
    showMode(mode);
  },
);

const switchAtom = (key: string, isOnAtFirst: boolean) => {
  const storedSwitchAtom = storedAtom(key, Schema.BooleanFromString);
  return atom(
    (get) => get(storedSwitchAtom) ?? isOnAtFirst,
    (_get, set, isOn: boolean) => set(storedSwitchAtom, isOn),
  );
};

export const minimizedAtom = switchAtom(storageKeys.minimized, false);
/** People can switch them off, since they interfere with speech input (WCAG 2.2, 2.1.4). */
export const shortcutsAtom = switchAtom(storageKeys.shortcuts, true);

/** Loads the messages of one language; main.tsx sets it. */
export const catalogueLoaderAtom = atom<{ readonly load: (language: Language) => Promise<Catalogue> }>({
  load: () => Promise.resolve({}),
});

const storedLanguageAtom = storedAtom(storageKeys.language, Schema.Literal(...languages));

const showAtom = atom(null, async (get, set, language: Language) => {
  const catalogue = await get(catalogueLoaderAtom).load(language);
  showLanguage(language);
  set(i18nAtom, makeI18n(language, catalogue));
});

/** Setting it stores the choice, loads the messages and switches. If they are gone, the page reloads; offline, the next load has it. */
export const languageAtom = atom(
  (get) => get(i18nAtom).language,
  async (get, set, language: Language) => {
    set(storedLanguageAtom, language);
    removeLangParameter();
    await set(showAtom, language).catch<unknown>(() => get(offlineSinceAtom) ?? set(reloadAtom));
  },
);

/** Adopts the signed-in person's own language, unless one was chosen before. */
export const adoptLanguageAtom = atom(null, async (get, set, own: Language | undefined) => {
  if (own === undefined || get(storedLanguageAtom) !== undefined) return;
  set(storedLanguageAtom, own);
  await set(showAtom, own);
});

export const isShortcutListOpenAtom = atom(false);
