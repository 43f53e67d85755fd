/** Pages on which /auth can end: why a sign-in failed, and what to do next; or that a sign-out is over. */
import { CircleAlert, LogOut } from "lucide-react";
import { useI18n, useText } from "#src/i18n/i18n.ts";
import type { SignInError as Failure } from "#src/services/sign-in/signInErrors.ts";
import { ButtonLink } from "#src/ui/Button.tsx";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { Details } from "./Details.tsx";
import { messages } from "./messages.en.ts";
import { NoAccess } from "./NoAccess.tsx";
import { reasonOf } from "./reason.ts";

export function SignInError({ failure }: { failure: Failure }) {
  const i18n = useI18n();
  const { text } = i18n;
  const { reason, words } = failure._tag === "SignInFailed" ? failure : {};
  if (reason === "notAccepted") return <NoAccess reason={reason} details={failure.message} />;
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
      <p>{reasonOf(failure, i18n)}</p>
      {words && <p translate="no">{words}</p>}
      {failure.message && <Details line={failure.message} />}
    </MessagePage>
  );
}

/** If the provider has no address to end its own session. */
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
