/** Command to sign out. */
import { LogOut } from "lucide-react";
import { commandsAtom } from "#src/interaction/commands.ts";
import { messages } from "./messages.en.ts";
import { signOutAtom } from "./signOut.ts";

export const signInCommandsAtom = commandsAtom((text) => [
  {
    id: "sign-in.out",
    group: "settings",
    name: text(messages.signOut),
    icon: LogOut,
    keywords: "Logout Log out Abmelden",
    run: ({ set }) => void set(signOutAtom),
  },
]);
