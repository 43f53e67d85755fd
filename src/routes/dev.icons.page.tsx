/** Composes /dev/icons with the menu of the colour mode. */
import { ModeMenu } from "#src/features/appearance/ModeMenu.tsx";
import { IconsPage } from "#src/features/icons/IconsPage.tsx";

export function Page() {
  return <IconsPage modeMenu={<ModeMenu />} />;
}
