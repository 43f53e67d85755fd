/** The command palette opens the form of an invitation. */
import { atom } from "jotai";
import { UserPlus } from "lucide-react";
import { i18nAtom } from "#src/i18n/i18n.ts";
import type { CommandsAtom } from "#src/interaction/commands.ts";
import { inviteFormRequestedAtom } from "./invitations.ts";
import { messages } from "./messages.en.ts";

export const adminCommandsAtom: CommandsAtom = atom((get) => {
  const { text } = get(i18nAtom);
  return {
    commands: [
      {
        id: "admins.invite",
        group: "actions",
        name: text(messages.inviteTitle),
        icon: UserPlus,
        keywords: text(messages.inviteAlso),
        run: ({ set, go }) => {
          set(inviteFormRequestedAtom, true);
          go("/administer/users");
        },
      },
    ],
  };
});
