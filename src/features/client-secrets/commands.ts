/** Commands of the palette: the client secrets of an app, and those of all apps that need something. */
import { atom } from "jotai";
import { KeyRound } from "lucide-react";
import { i18nAtom } from "#src/i18n/i18n.ts";
import type { CommandsAtom } from "#src/interaction/commands.ts";
import { messages as attention } from "./attention/messages.en.ts";
import { messages } from "./messages.en.ts";

export const secretCommandsAtom: CommandsAtom = atom((get) => {
  const { text } = get(i18nAtom);
  return {
    commands: [
      {
        id: "client-secrets.check",
        group: "pages",
        name: text(attention.listTitle),
        icon: KeyRound,
        keywords: text(messages.checkAlso),
        run: ({ go }) => go("/administer/overview?view=secrets"),
      },
    ],
    related: [
      {
        id: "client-secrets",
        name: text(messages.title),
        icon: KeyRound,
        keywords: text(messages.alsoCalled),
        run: ({ go }, app) => go(`/administer/my-apps/${encodeURIComponent(app)}`),
      },
    ],
  };
});
