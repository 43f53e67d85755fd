/** Command of the palette: the list of shortcuts. */
import { atom } from "jotai";
import { Keyboard } from "lucide-react";
import { i18nAtom } from "#src/i18n/i18n.ts";
import type { CommandsAtom } from "#src/interaction/commands.ts";
import { messages } from "./messages.en.ts";
import { isShortcutListOpenAtom } from "./shortcuts.ts";

export const shortcutCommandsAtom: CommandsAtom = atom((get) => ({
  commands: [
    {
      id: "shortcuts.list",
      group: "settings",
      name: get(i18nAtom).text(messages.title),
      icon: Keyboard,
      keys: "?",
      run: ({ set }) => set(isShortcutListOpenAtom, true),
    },
  ],
}));
