/** Menu of the language, in the top bar. */
import { useAtom } from "jotai";
import { Languages } from "lucide-react";
import { languageNames, languages } from "#schemas/languages.ts";
import { useText } from "#src/i18n/i18n.ts";
import { asWritten } from "#src/i18n/Text.ts";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import { languageAtom } from "./language.ts";
import { messages } from "./messages.en.ts";

export function LanguageMenu() {
  const text = useText();
  const [language, setLanguage] = useAtom(languageAtom);
  return (
    <MenuButton
      label={text(messages.label)}
      icon={Languages}
      selected={language}
      entries={languages.map((id) => ({
        id,
        name: asWritten(languageNames[id]),
        onAction: () => void setLanguage(id),
      }))}
    />
  );
}
