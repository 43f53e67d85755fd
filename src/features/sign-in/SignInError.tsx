/** Pages on which /auth can end: why a sign-in failed, and what to do next; or that a sign-out is over. */
import { CircleAlert, LogOut } from "lucide-react";
import { type I18n, type Text, useI18n, useText } from "#src/i18n/i18n.ts";
import type { SignInError as Failure, SignInNotAccepted } from "#src/services/sign-in/signInErrors.ts";
import { ButtonLink } from "#src/ui/Button.tsx";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { messages } from "./messages.en.ts";
import { NoAccess } from "./NoAccess.tsx";
import { failedCheckText, refusalText } from "./refusals.ts";

const reasonOf = (i18n: I18n, failure: Exclude<Failure, SignInNotAccepted>): Text => {
  switch (failure._tag) {
    case "SignInRefused":
      return refusalText(failure, i18n.text);
    case "SignInInvalid":
      return failure.answered === undefined
        ? failedCheckText(failure, i18n)
        : i18n.text(messages.unexpectedAnswer);
    case "SignInCorsBlocked":
      return i18n.text(messages.corsBlocked, { address: failure.address });
    case "SignInUnanswered":
      return i18n.text(failure.isInFragment ? messages.unansweredFragment : messages.unanswered);
    case "SignInUnknown":
      return i18n.text(messages.unknown);
    case "SignInUnreachable":
      return i18n.text(messages.unreachable);
    case "StorageFailed":
      return i18n.text(messages.storageFailed);
  }
};

export function SignInError({ failure }: { failure: Failure }) {
  const i18n = useI18n();
  const { text } = i18n;
  if (failure._tag === "SignInNotAccepted")
    return <NoAccess reason={failure.areBound ? "proofNotAccepted" : "notAccepted"} />;
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
      <p>{reasonOf(i18n, failure)}</p>
      {"answered" in failure && failure.answered !== undefined && (
        <p>
          <code translate="no">{failure.answered}</code>
        </p>
      )}
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
