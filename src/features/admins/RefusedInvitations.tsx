/** Invitations that the mail server refused for good: each can be sent again, or taken back. */
import { Exit } from "effect";
import { useAtom, useSetAtom } from "jotai";
import { Send, Undo2 } from "lucide-react";
import { useState } from "react";
import type { RefusedInvitation } from "#schemas/admins/CurrentUser.ts";
import { failureWords } from "#src/i18n/failures.ts";
import { type Text, useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { ActButton } from "#src/interaction/ActButton.tsx";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { Card } from "#src/ui/Card.tsx";
import { Muted } from "#src/ui/layout.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { type Columns, Table } from "#src/ui/Table.tsx";
import { inviteAtom, settledInvitationsAtom, takeBackAtom } from "./invitations.ts";
import { messages } from "./messages.en.ts";
import * as css from "./UsersPage.css.ts";

export interface RefusedInvitationsProps {
  /** As the platform told them when the page was loaded. */
  refused: ReadonlyArray<RefusedInvitation>;
}

export function RefusedInvitations({ refused }: RefusedInvitationsProps) {
  const text = useText();
  const [settled, settle] = useAtom(settledInvitationsAtom);
  const [inviting, invite] = useAtom(inviteAtom);
  const [takingBack, takeBack] = useAtom(takeBackAtom);
  const toast = useSetAtom(toastAtom);
  const [failure, setFailure] = useState<Message>();
  const isDisabled = inviting.isRunning || takingBack.isRunning;
  const show = (email: string, failed: Message | undefined, done: Text) => {
    setFailure(failed);
    if (failed === undefined) toast(done);
    if (failed === undefined || failed === messages.gone) settle((others) => new Set(others).add(email));
  };
  const sendAgain = async ({ reason: _, ...invitation }: RefusedInvitation) => {
    const { email } = invitation;
    const exit = await invite(invitation);
    const own = { EmailTaken: messages.emailTaken };
    const failed = Exit.isFailure(exit) ? failureWords(exit.cause, own) : undefined;
    show(email, failed, text(messages.againDone, { email }));
  };
  const forget = async ({ email }: RefusedInvitation) => {
    const exit = await takeBack(email);
    const failed = Exit.isFailure(exit) ? failureWords(exit.cause, { NotFound: messages.gone }) : undefined;
    show(email, failed, text(messages.takenBack, { email }));
  };
  const rows = refused.filter(({ email }) => !settled.has(email));
  const columns: Columns<RefusedInvitation> = [
    {
      id: "email",
      header: text(messages.email),
      cell: ({ email, firstName, lastName }) => (
        <>
          <bdi translate="no">{email}</bdi>
          <br />
          <Muted>
            <bdi translate="no">{`${firstName} ${lastName}`}</bdi>
          </Muted>
        </>
      ),
    },
    { id: "reason", header: text(messages.reason), cell: ({ reason }) => <bdi translate="no">{reason}</bdi> },
    {
      id: "actions",
      header: text(interaction.actions),
      cell: (invitation) => {
        const { email } = invitation;
        return (
          <span className={css.acts}>
            {[
              {
                name: text(messages.againNamed, { email }),
                label: text(messages.again),
                icon: Send,
                run: () => void sendAgain(invitation),
              },
              {
                name: text(messages.takeBackNamed, { email }),
                label: text(messages.takeBack),
                icon: Undo2,
                run: () => void forget(invitation),
              },
            ].map((act) => (
              <ActButton key={act.label} act={{ ...act, isDisabled }} isIconHidden />
            ))}
          </span>
        );
      },
    },
  ];
  if (rows.length === 0 && failure === undefined) return null;
  return (
    <Card title={text(messages.refusedTitle)} description={text(messages.refusedText)} isFlush>
      <div className={css.notices}>
        {failure && (
          <Notice kind="critical" title={text(messages.refusedFailed)}>
            {text(failure)}
          </Notice>
        )}
      </div>
      <Table label={text(messages.refusedTitle)} columns={columns} rows={rows} rowId={({ email }) => email} />
    </Card>
  );
}
