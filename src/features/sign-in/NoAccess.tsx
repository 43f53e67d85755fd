/** Page for a person who is signed in at the identity provider but has no access: their account, and what to do next. */
import { Effect, Option } from "effect";
import { useAtomValue, useSetAtom } from "jotai";
import { Ban } from "lucide-react";
import { claimsOf } from "#src/domain/sign-in/idToken.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import type { Message } from "#src/i18n/messages.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { Session } from "#src/services/Session.ts";
import { Button, ButtonLink } from "#src/ui/Button.tsx";
import { MessagePage } from "#src/ui/MessagePage.tsx";
import { Details } from "./Details.tsx";
import { messages } from "./messages.en.ts";
import { signOutAtom } from "./signOut.ts";

/** The account at the identity provider: its email address, else its subject; undefined if nobody is signed in. */
const accountAtom = queryAtom(() =>
  Effect.gen(function* () {
    const { idToken, subject } = yield* Effect.flatMap(Session, ({ record }) => record);
    const claims = Option.flatMap(Option.fromNullable(idToken), claimsOf);
    return Option.getOrUndefined(claims)?.email ?? subject ?? undefined;
  }),
);

const words = {
  notAdministrator: { title: messages.notAdministratorTitle, reason: messages.notAdministrator },
  notAccepted: { title: messages.notAcceptedTitle, reason: messages.notAccepted },
} as const satisfies Record<string, { title: Message; reason: Message }>;

export function NoAccess({ reason, details }: { reason: keyof typeof words; details?: string }) {
  const text = useText();
  const { data: account } = useAtomValue(accountAtom);
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
      {details !== undefined && <Details line={details} />}
    </MessagePage>
  );
}
