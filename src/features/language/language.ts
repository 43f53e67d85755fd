/** The language of the interface, as an atom: setting it loads its messages, then switches. */
import { Option } from "effect";
import { atom } from "jotai";
import type { Language } from "#schemas/languages.ts";
import { type Catalogue, i18nAtom, makeI18n } from "#src/i18n/i18n.ts";
import { withService } from "#src/runtime/runtimeAtom.ts";
import { LanguageStore } from "#src/services/LanguageStore.ts";

/** Loads the messages of one language; main.tsx sets it. */
export const catalogueLoaderAtom = atom<{ readonly load: (language: Language) => Promise<Catalogue> }>({
  load: () => Promise.resolve({}),
});

const showAtom = atom(null, async (get, set, language: Language) => {
  const catalogue = await get(catalogueLoaderAtom).load(language);
  await withService(get, LanguageStore, ({ show }) => show(language));
  set(i18nAtom, makeI18n(language, catalogue));
});

/** Setting it switches the language and stores the choice. */
export const languageAtom = atom(
  (get) => get(i18nAtom).language,
  async (get, set, language: Language) => {
    await set(showAtom, language);
    await withService(get, LanguageStore, ({ choose }) => choose(language));
  },
);

/** Adopts the signed-in person's own language, unless one was chosen before. */
export const adoptLanguageAtom = atom(null, async (get, set, own: Language | undefined) => {
  const adopted = await withService(get, LanguageStore, ({ adopt }) => adopt(own));
  if (Option.isSome(adopted)) await set(showAtom, adopted.value);
});
