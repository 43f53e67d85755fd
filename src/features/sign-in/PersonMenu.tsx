/** Menu of the signed-in person, in the top bar. */
import { useAtomValue, useSetAtom } from "jotai";
import { CircleUserRound, LogOut } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { MenuButton, type MenuEntry } from "#src/ui/MenuButton.tsx";
import { currentUserAtom, fullName } from "./currentUser.ts";
import { messages } from "./messages.en.ts";
import { signOutAtom } from "./signOut.ts";

export function PersonMenu({ entries }: { entries: ReadonlyArray<MenuEntry> }) {
  const text = useText();
  const user = useAtomValue(currentUserAtom);
  const signOut = useSetAtom(signOutAtom);
  if (user === undefined) return null;
  return (
    <MenuButton
      label={text(messages.personMenu)}
      icon={CircleUserRound}
      heading={text(messages.signedInAs, { name: fullName(user) })}
      entries={[
        ...entries,
        { id: "sign-out", name: text(messages.signOut), icon: LogOut, onAction: () => void signOut() },
      ]}
    />
  );
}
