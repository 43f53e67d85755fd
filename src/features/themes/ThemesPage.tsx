/** The page of all themes. */
import { Plus } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { ActButton } from "#src/interaction/ActButton.tsx";
import { BackLink } from "#src/ui/Link.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import { Presence } from "#src/ui/Presence.tsx";
import { defaultTheme } from "./defaultTheme.ts";
import { ImportButton } from "./files/ImportButton.tsx";
import { messages } from "./messages.en.ts";
import { ThemeList } from "./ThemeList.tsx";
import { useStartTheme } from "./useStartTheme.tsx";

export function ThemesPage({ onOpen }: { onOpen: (id: string) => void }) {
  const text = useText();
  const { start, dialog } = useStartTheme(onOpen);
  const startNew = () => start(defaultTheme(text(messages.newTheme)));
  return (
    <>
      <PageHead
        title={text(common.themesTitle)}
        description={text(common.themesPurpose)}
        back={<BackLink href="/administer/overview">{text(common.backToOverview)}</BackLink>}
        actions={
          <>
            <ImportButton onImport={start} />
            <ActButton
              act={{
                name: text(messages.newTheme),
                icon: Plus,
                keywords: text(messages.newAlso),
                run: startNew,
              }}
              variant="primary"
              data-shortcut="n"
            />
          </>
        }
      />
      <ThemeList onStart={start} onNew={startNew} />
      <Presence>{dialog}</Presence>
    </>
  );
}
