/** The page Users: inviting administrators. */
import { useAtomValue } from "jotai";
import { useState } from "react";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { useText } from "#src/i18n/i18n.ts";
import { AlertDialog } from "#src/ui/AlertDialog.tsx";
import { Card } from "#src/ui/Card.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import { sentInvitationsAtom } from "./invitations.ts";
import { InviteForm } from "./InviteForm.tsx";
import { InviteHelp } from "./InviteHelp.tsx";
import { messages } from "./messages.en.ts";
import { SentInvitations } from "./SentInvitations.tsx";
import * as css from "./UsersPage.css.ts";

export function UsersPage() {
  const text = useText();
  const isFirst = useAtomValue(sentInvitationsAtom).length === 0;
  const [invited, setInvited] = useState<AdminInvitation>();
  const [isMessageOpen, setMessageOpen] = useState(false);
  return (
    <>
      <PageHead title={text(messages.title)} description={text(messages.purpose)} />
      <div className={css.page}>
        <div className={css.part}>
          <Card title={text(isFirst ? messages.inviteTitle : messages.inviteAnotherTitle)}>
            <InviteForm
              onInvited={(invitation) => {
                setInvited(invitation);
                setMessageOpen(true);
              }}
            />
          </Card>
          <InviteHelp />
        </div>
        <SentInvitations />
      </div>
      <AlertDialog
        isOpen={isMessageOpen}
        title={text(messages.createdTitle)}
        confirmLabel={text(messages.confirm)}
        onConfirm={() => setMessageOpen(false)}
      >
        {invited &&
          text(messages.created, {
            name: `${invited.firstName} ${invited.lastName}`,
            email: invited.email,
          })}
      </AlertDialog>
    </>
  );
}
