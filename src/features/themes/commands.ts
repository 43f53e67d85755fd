/** Command of the palette that opens the themes. */
import { Palette } from "lucide-react";
import { messages } from "#src/i18n/messages.en.ts";
import { commandsAtom } from "#src/interaction/commands.ts";

export const themeCommandsAtom = commandsAtom((text) => [
  {
    id: "themes.open",
    group: "pages",
    name: text(messages.themesTitle),
    icon: Palette,
    run: ({ go }) => go("/administer/themes"),
  },
]);
