/** Error page of a failed sign-in: the reason, and what to do next. */
import { CircleAlert } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import type { SignInError as Failure } from "#src/services/Oidc.ts";
import { ButtonLink } from "#src/ui/ButtonLink.tsx";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { messages } from "./messages.en.ts";
import { refusalText } from "./refusals.ts";
import { failureMessages } from "./signInFailure.ts";

export function SignInError({ failure }: { failure: Failure }) {
  const text = useText();
  const reason =
    failure._tag === "SignInRefused" ? refusalText(failure.error, text) : text(failureMessages[failure._tag]);
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
      {reason}
    </MessagePage>
  );
}
