/** Error page of a failed sign-in: the reason, and what to do next. */
import { CircleAlert } from "lucide-react";
import { type I18n, useI18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import type { SignInError as Failure, SignInNotAccepted } from "#src/services/signInErrors.ts";
import { ButtonLink } from "#src/ui/ButtonLink.tsx";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { messages } from "./messages.en.ts";
import { NoAccess } from "./NoAccess.tsx";
import { refusalText } from "./refusals.ts";
import { failureMessages } from "./signInFailure.ts";

const reasonOf = ({ text, number }: I18n, failure: Exclude<Failure, SignInNotAccepted>): Text => {
  switch (failure._tag) {
    case "SignInRefused":
      return refusalText(failure.error, text);
    case "SignInInvalid": {
      const { code, clockAhead } = failure;
      if (clockAhead === undefined) return text(messages.invalid, { code });
      const minutes = Math.ceil(Math.abs(clockAhead) / 60);
      const words = { minutes, shown: number(minutes) };
      return text(clockAhead > 0 ? messages.clockAhead : messages.clockBehind, words);
    }
    default:
      return text(failureMessages[failure._tag]);
  }
};

export function SignInError({ failure }: { failure: Failure }) {
  const i18n = useI18n();
  const { text } = i18n;
  if (failure._tag === "SignInNotAccepted") return <NoAccess reason="notAccepted" />;
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
      {reasonOf(i18n, failure)}
    </MessagePage>
  );
}
