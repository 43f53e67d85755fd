/** The command palette opens the form of an invitation, or the list of several. */
import { UserPlus, Users } from "lucide-react";
import type { Message } from "#src/i18n/messages.ts";
import { commandsAtom, type Tools } from "#src/interaction/commands.ts";
import { type InviteMode, requestedFormAtom } from "./invitations.ts";
import { messages } from "./messages.en.ts";

export const adminCommandsAtom = commandsAtom((text) => {
  const invite = (mode: InviteMode, id: string, name: Message, also: Message, icon: typeof Users) => ({
    id,
    group: "actions" as const,
    name: text(name),
    icon,
    keywords: text(also),
    run: ({ set, go }: Tools) => {
      set(requestedFormAtom, mode);
      go("/administer/users");
    },
  });
  return [
    invite("one", "admins.invite", messages.inviteTitle, messages.inviteAlso, UserPlus),
    invite("several", "admins.inviteSeveral", messages.severalTitle, messages.severalAlso, Users),
  ];
});
