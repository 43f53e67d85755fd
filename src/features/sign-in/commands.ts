/** Command to sign out. */
import { atom } from "jotai";
import { LogOut } from "lucide-react";
import { i18nAtom } from "#src/i18n/i18n.ts";
import type { CommandsAtom } from "#src/interaction/commands.ts";
import { messages } from "./messages.en.ts";
import { signOutAtom } from "./signIn.ts";

export const signInCommandsAtom: CommandsAtom = atom((get) => ({
  commands: [
    {
      id: "sign-in.out",
      group: "settings",
      name: get(i18nAtom).text(messages.signOut),
      icon: LogOut,
      keywords: "Logout Log out Abmelden",
      run: ({ set }) => void set(signOutAtom),
    },
  ],
}));
