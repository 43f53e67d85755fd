/** The command palette opens the form of an invitation, or the list of several. */
import { atom } from "jotai";
import { UserPlus, Users } from "lucide-react";
import { i18nAtom } from "#src/i18n/i18n.ts";
import type { CommandsAtom } from "#src/interaction/commands.ts";
import { requestedFormAtom } from "./invitations.ts";
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
          set(requestedFormAtom, "one");
          go("/administer/users");
        },
      },
      {
        id: "admins.inviteSeveral",
        group: "actions",
        name: text(messages.severalTitle),
        icon: Users,
        keywords: text(messages.severalAlso),
        run: ({ set, go }) => {
          set(requestedFormAtom, "several");
          go("/administer/users");
        },
      },
    ],
  };
});
