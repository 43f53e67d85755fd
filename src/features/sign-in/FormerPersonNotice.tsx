/** Notice: this tab was another person's, who has not signed out. It says whose it is now, and what became of typed text. */
import { useAtom, useAtomValue } from "jotai";
import { useText } from "#src/i18n/i18n.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { Notice } from "#src/ui/Notice.tsx";
import { currentUserAtom, fullName } from "./currentUser.ts";
import { messages } from "./messages.en.ts";
import { formerPersonAtom } from "./personalData.ts";

export function FormerPersonNotice() {
  const text = useText();
  const user = useAtomValue(currentUserAtom);
  const [former, setFormer] = useAtom(formerPersonAtom);
  if (user === undefined || former === undefined) return null;
  return (
    <Notice
      title={text(messages.nowSignedInAs, { name: fullName(user) })}
      onDismiss={() => setFormer(undefined)}
      dismissLabel={text(interaction.dismiss)}
    >
      {text(former.hasKept ? messages.formerPersonKept : messages.formerPerson)}
    </Notice>
  );
}
