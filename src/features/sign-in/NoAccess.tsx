/** Page for a person who is signed in at the identity provider but has no access: their account, and what to do next. */
import { useAtomValue, useSetAtom } from "jotai";
import { Ban } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { Button } from "#src/ui/Button.tsx";
import { ButtonLink } from "#src/ui/ButtonLink.tsx";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { accountAtom } from "./account.ts";
import { messages } from "./messages.en.ts";
import { signOutAtom } from "./signIn.ts";

const words = {
  notAdministrator: { title: messages.notAdministratorTitle, reason: messages.notAdministrator },
  notAccepted: { title: messages.notAcceptedTitle, reason: messages.notAccepted },
} as const satisfies Record<string, { title: Message; reason: Message }>;

export function NoAccess({ reason }: { reason: keyof typeof words }) {
  const text = useText();
  const account = useAtomValue(accountAtom);
  const signOut = useSetAtom(signOutAtom);
  return (
    <MessagePage
      glyph={Ban}
      title={text(words[reason].title)}
      actions={
        <>
          <Button variant="primary" onPress={() => void signOut()}>
            {text(messages.signOutForAnother)}
          </Button>
          <ButtonLink href="/auth">{text(common.retry)}</ButtonLink>
        </>
      }
    >
      {account !== undefined && <p>{text(messages.signedInAs, { name: account })}</p>}
      <p>{text(words[reason].reason)}</p>
    </MessagePage>
  );
}
