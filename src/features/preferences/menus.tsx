/** Menus of the colour mode and the language, in the top bar. */
import { useAtom } from "jotai";
import { Languages, type LucideProps } from "lucide-react";
import { languageNames, languages } from "#schemas/languages.ts";
import { asWritten, useText } from "#src/i18n/i18n.ts";
import { modes } from "#src/services/browser/shownDocument.ts";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import { messages } from "./messages.en.ts";
import { shown } from "./ModeIcon.css.ts";
import { languageAtom, modeAtom, modeIcons } from "./preferences.ts";

/** The icon of the mode that the document has. */
function ModeIcon(props: LucideProps) {
  return modes.map((mode) => {
    const Glyph = modeIcons[mode];
    return <Glyph {...props} key={mode} className={shown[mode]} />;
  });
}

export function ModeMenu() {
  const text = useText();
  const [mode, setMode] = useAtom(modeAtom);
  return (
    <MenuButton
      label={text(messages.modeLabel)}
      icon={ModeIcon}
      selected={mode}
      entries={modes.map((id) => ({
        id,
        name: text(messages[id]),
        icon: modeIcons[id],
        onAction: () => setMode(id),
      }))}
    />
  );
}

export function LanguageMenu() {
  const text = useText();
  const [language, setLanguage] = useAtom(languageAtom);
  return (
    <MenuButton
      label={text(messages.languageLabel)}
      icon={Languages}
      selected={language}
      entries={languages.map((id) => ({
        id,
        name: asWritten(languageNames[id]),
        lang: id,
        onAction: () => void setLanguage(id),
      }))}
    />
  );
}
