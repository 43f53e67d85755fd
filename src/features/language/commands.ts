/** Commands to choose the language, found by its name in both languages. */
import { atom } from "jotai";
import { Languages } from "lucide-react";
import { languages } from "#schemas/languages.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import type { CommandsAtom } from "#src/interaction/commands.ts";
import { languageAtom } from "./language.ts";
import { messages } from "./messages.en.ts";

const keywords = { en: "Language Sprache English Englisch", de: "Language Sprache German Deutsch" } as const;

export const languageCommandsAtom: CommandsAtom = atom((get) => {
  const { text, language: current } = get(i18nAtom);
  return {
    commands: languages
      .filter((language) => language !== current)
      .map((language) => ({
        id: `language.${language}`,
        group: "settings",
        name: text(messages.choose, { name: text(messages[language]) }),
        icon: Languages,
        keywords: keywords[language],
        run: ({ set }) => void set(languageAtom, language),
      })),
  };
});
