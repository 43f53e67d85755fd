/** Commands to choose the colour mode. */
import { atom } from "jotai";
import { i18nAtom } from "#src/i18n/i18n.ts";
import type { CommandsAtom } from "#src/interaction/commands.ts";
import { modes } from "#src/services/Appearance.ts";
import { modeAtom } from "./appearance.ts";
import { modeIcons } from "./modeIcons.ts";
import { messages } from "./messages.en.ts";

export const modeCommandsAtom: CommandsAtom = atom((get) => {
  const { text } = get(i18nAtom);
  const current = get(modeAtom);
  return {
    commands: modes.map((mode) => ({
      id: `appearance.${mode}`,
      group: "settings",
      isCurrent: mode === current,
      name: text(messages.choose, { name: text(messages[mode]) }),
      icon: modeIcons[mode],
      run: ({ set }) => void set(modeAtom, mode),
    })),
  };
});
