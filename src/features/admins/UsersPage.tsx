/** Users: inviting further administrators. */
import { useAtomValue } from "jotai";
import { useState } from "react";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { useText } from "#src/i18n/i18n.ts";
import { AlertDialog } from "#src/ui/AlertDialog.tsx";
import { Card } from "#src/ui/Card.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import { sentInvitationsAtom } from "./invitations.ts";
import { InviteForm } from "./InviteForm.tsx";
import { messages } from "./messages.en.ts";
import { SentInvitations } from "./SentInvitations.tsx";
import * as css from "./UsersPage.css.ts";

export function UsersPage() {
  const text = useText();
  const isFirst = useAtomValue(sentInvitationsAtom).length === 0;
  const [invited, setInvited] = useState<AdminInvitation>();
  const [isTold, setTold] = useState(true);
  return (
    <>
      <PageHead title={text(messages.title)} description={text(messages.purpose)} />
      <div className={css.columns}>
        <Card title={text(isFirst ? messages.inviteTitle : messages.inviteAnotherTitle)}>
          <InviteForm
            onInvited={(invitation) => {
              setInvited(invitation);
              setTold(false);
            }}
          />
        </Card>
        <SentInvitations />
      </div>
      <AlertDialog
        isOpen={!isTold}
        title={text(messages.createdTitle)}
        confirmLabel={text(messages.confirm)}
        onConfirm={() => setTold(true)}
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
