/** Composes /dev/icons with the menus of language and colour mode. */
import { LanguageMenu } from "#src/features/language/LanguageMenu.tsx";
import { ModeMenu } from "#src/features/appearance/ModeMenu.tsx";
import { IconsPage } from "#src/features/icons/IconsPage.tsx";

export function Page() {
  return (
    <IconsPage
      tools={
        <>
          <LanguageMenu />
          <ModeMenu />
        </>
      }
    />
  );
}
