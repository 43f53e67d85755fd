/** A sign-in that did not succeed: why, in plain words, and the ways on. */
import { CircleAlert } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import type { SignInError as Failure } from "#src/services/Oidc.ts";
import { ButtonLink } from "#src/ui/ButtonLink.tsx";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { messages } from "./messages.en.ts";
import { refusalOf } from "./refusals.ts";
import { words } from "./signInFailure.ts";

export function SignInError({ failure }: { failure: Failure }) {
  const text = useText();
  const why = failure._tag === "SignInRefused" ? refusalOf(failure.error, text) : text(words[failure._tag]);
  return (
    <MessagePage
      glyph={CircleAlert}
      title={text(messages.failedTitle)}
      actions={
        <>
          <ButtonLink href="/auth" variant="primary">
            {text(messages.again)}
          </ButtonLink>
          <ButtonLink href="/">{text(messages.toStart)}</ButtonLink>
        </>
      }
    >
      {why}
    </MessagePage>
  );
}
