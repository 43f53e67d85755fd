/** Commands of the palette that open the themes. */
import { atom } from "jotai";
import { Palette } from "lucide-react";
import { i18nAtom } from "#src/i18n/i18n.ts";
import type { CommandsAtom } from "#src/interaction/commands.ts";
import { messages as names } from "#src/features/themes/names/messages.en.ts";

export const themeCommandsAtom: CommandsAtom = atom((get) => {
  const { text } = get(i18nAtom);
  return {
    commands: [
      {
        id: "themes.open",
        group: "pages",
        name: text(names.themesTitle),
        icon: Palette,
        run: ({ go }) => go("/administer/themes"),
      },
    ],
  };
});
