/** Page after a sign-out, if the provider has no address to end its own session. */
import { LogOut } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { ButtonLink } from "#src/ui/ButtonLink.tsx";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { messages } from "./messages.en.ts";

export function SignedOutHere() {
  const text = useText();
  return (
    <MessagePage
      glyph={LogOut}
      title={text(messages.signedOutTitle)}
      actions={
        <>
          <ButtonLink href="/" variant="primary">
            {text(messages.toStart)}
          </ButtonLink>
          <ButtonLink href="/auth?prompt=login">{text(messages.another)}</ButtonLink>
        </>
      }
    >
      {text(messages.signedOutHere)}
    </MessagePage>
  );
}
