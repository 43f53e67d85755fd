/** Command of the palette that opens the themes. */
import { Palette } from "lucide-react";
import { messages as names } from "#src/features/themes/names/messages.en.ts";
import { commandsAtom } from "#src/interaction/commands.ts";

export const themeCommandsAtom = commandsAtom((text) => [
  {
    id: "themes.open",
    group: "pages",
    name: text(names.themesTitle),
    icon: Palette,
    run: ({ go }) => go("/administer/themes"),
  },
]);
