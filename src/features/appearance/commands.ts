/** Choosing the colour mode, from the command palette. */
import { atom } from "jotai";
import { i18nAtom } from "#src/i18n/i18n.ts";
import type { CommandsAtom } from "#src/interaction/commands.ts";
import { modes } from "#src/services/Appearance.ts";
import { modeAtom } from "./appearance.ts";
import { glyphs } from "./glyphs.ts";
import { messages } from "./messages.en.ts";

export const modeCommandsAtom: CommandsAtom = atom((get) => {
  const { text } = get(i18nAtom);
  const now = get(modeAtom);
  return {
    commands: modes
      .filter((mode) => mode !== now)
      .map((mode) => ({
        id: `appearance.${mode}`,
        group: "settings",
        name: text(messages.choose, { name: text(messages[mode]) }),
        icon: glyphs[mode],
        run: ({ set }) => void set(modeAtom, mode),
      })),
  };
});
