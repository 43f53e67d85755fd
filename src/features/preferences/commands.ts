/** Commands to choose the language, found by its name in every language, the colour mode, and how CSV files are written; and the list of shortcuts. */
import { FileSpreadsheet, Keyboard, Languages } from "lucide-react";
import { type Language, languageNames, languages } from "#schemas/languages.ts";
import { commandsAtom, type Tools } from "#src/interaction/commands.ts";
import { changeCsvDialectAtom, changeCsvDialectTextAtom } from "#src/interaction/csvDialect.ts";
import { modes } from "#src/services/browser/shownDocument.ts";
import { messages } from "./messages.en.ts";
import { isShortcutListOpenAtom, languageAtom, modeAtom, modeIcons } from "./preferences.ts";

/** "Language Sprache English Englisch" */
const keywordsOf = (language: Language): string => {
  const names = languages.map((each) => new Intl.DisplayNames(each, { type: "language" }).of(language));
  return ["Language Sprache", ...names].join(" ");
};

export const preferenceCommandsAtom = commandsAtom((text, get) => [
  ...languages.map((language) => ({
    id: `language.${language}`,
    group: "settings" as const,
    isCurrent: language === get(languageAtom),
    name: text(messages.chooseLanguage, { name: languageNames[language] }),
    icon: Languages,
    keywords: keywordsOf(language),
    run: ({ set }: Tools) => void set(languageAtom, language),
  })),
  ...modes.map((mode) => ({
    id: `appearance.${mode}`,
    group: "settings" as const,
    isCurrent: mode === get(modeAtom),
    name: text(messages.chooseMode, { name: text(messages[mode]) }),
    icon: modeIcons[mode],
    run: ({ set }: Tools) => set(modeAtom, mode),
  })),
  {
    id: "csv.dialect",
    group: "settings",
    name: get(changeCsvDialectTextAtom),
    icon: FileSpreadsheet,
    keywords: "CSV Excel",
    run: ({ set }) => set(changeCsvDialectAtom),
  },
  {
    id: "shortcuts.list",
    group: "settings",
    name: text(messages.title),
    icon: Keyboard,
    keys: "?",
    run: ({ set }) => set(isShortcutListOpenAtom, true),
  },
]);
