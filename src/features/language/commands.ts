/** Commands to choose the language, found by its name in every language. */
import { atom } from "jotai";
import { Languages } from "lucide-react";
import { type Language, languageNames, languages } from "#schemas/languages.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import type { CommandsAtom } from "#src/interaction/commands.ts";
import { languageAtom } from "./language.ts";
import { messages } from "./messages.en.ts";

const keywords: Readonly<Record<Language, string>> = {
  en: "Language Sprache English Englisch",
  de: "Language Sprache German Deutsch",
};

export const languageCommandsAtom: CommandsAtom = atom((get) => {
  const { text, language: current } = get(i18nAtom);
  return {
    commands: languages.map((language) => ({
      id: `language.${language}`,
      group: "settings",
      isCurrent: language === current,
      name: text(messages.choose, { name: languageNames[language] }),
      icon: Languages,
      keywords: keywords[language],
      run: ({ set }) => void set(languageAtom, language),
    })),
  };
});
