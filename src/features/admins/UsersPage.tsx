/** The page Users: inviting administrators, one or several at once. */
import { DateTime } from "effect";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { useI18n, useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { useKeptForm } from "#src/interaction/keptForms.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { AlertDialog } from "#src/ui/AlertDialog.tsx";
import { Card } from "#src/ui/Card.tsx";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { Stack } from "#src/ui/layout.tsx";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { MountOnFirstOpen } from "#src/ui/MountOnFirstOpen.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import { Presence } from "#src/ui/Presence.tsx";
import { type Columns, Table } from "#src/ui/Table.tsx";
import {
  inviteModeAtom,
  requestedFormAtom,
  type SentInvitation,
  sentInvitationsAtom,
  severalFormId,
} from "./invitations.ts";
import { InviteForm } from "./InviteForm.tsx";
import { messages } from "./messages.en.ts";
import { RefusedInvitations, type RefusedInvitationsProps } from "./RefusedInvitations.tsx";
import * as css from "./UsersPage.css.ts";

const InviteSeveral = lazyPart(async () => (await import("./several/InviteSeveral.tsx")).InviteSeveral);

export function UsersPage({ refused = [] }: Partial<RefusedInvitationsProps>) {
  const text = useText();
  const isFirst = useAtomValue(sentInvitationsAtom).length === 0;
  const [mode, setMode] = useAtom(inviteModeAtom);
  const requestForm = useSetAtom(requestedFormAtom);
  const [invited, setInvited] = useState<AdminInvitation>();
  // A list whose session ended is offered again, which nobody would see behind the other choice.
  const hasKeptList = useKeptForm(severalFormId, undefined) !== undefined;
  useEffect(() => {
    if (hasKeptList) setMode("several");
  }, [hasKeptList, setMode]);
  return (
    <>
      <PageHead
        title={text(common.usersTitle)}
        description={text(common.usersPurpose)}
        actions={
          <ChoiceBar
            label={text(messages.howMany)}
            value={mode}
            onChange={(next, isPointedAt) => (isPointedAt ? requestForm(next) : setMode(next))}
            choices={[
              { id: "one", name: text(messages.one) },
              { id: "several", name: text(messages.several) },
            ]}
          />
        }
      />
      <Stack>
        <RefusedInvitations refused={refused} />
        {/* What was entered stays when the other is chosen. */}
        <div className={css.form} hidden={mode !== "one"}>
          <Card title={text(isFirst ? messages.inviteTitle : messages.inviteAnotherTitle)}>
            <InviteForm onInvited={setInvited} />
          </Card>
        </div>
        <MountOnFirstOpen isOpen={mode === "several"}>
          <div hidden={mode !== "several"}>
            <InviteSeveral />
          </div>
        </MountOnFirstOpen>
        <SentInvitations />
      </Stack>
      <Presence>
        {invited && (
          <AlertDialog
            title={text(messages.createdTitle)}
            confirmLabel={text(messages.confirm)}
            onConfirm={() => setInvited(undefined)}
          >
            {text(messages.created, {
              name: `${invited.firstName} ${invited.lastName}`,
              email: invited.email,
            })}
          </AlertDialog>
        )}
      </Presence>
    </>
  );
}

/** Those sent since the page was loaded; nothing until there is one, since the contract lists nobody. */
function SentInvitations() {
  const { text, date } = useI18n();
  const sent = useAtomValue(sentInvitationsAtom);
  const columns: Columns<SentInvitation> = [
    {
      id: "name",
      header: text(interaction.name),
      cell: ({ firstName, lastName }) => <bdi translate="no">{`${firstName} ${lastName}`}</bdi>,
    },
    { id: "email", header: text(messages.email), cell: ({ email }) => <bdi translate="no">{email}</bdi> },
    {
      id: "time",
      header: text(messages.invited),
      cell: ({ at }) => (
        <time translate="no" dateTime={DateTime.formatIso(at)}>
          {date(at.epochMillis, "moment")}
        </time>
      ),
    },
  ];
  if (sent.length === 0) return null;
  return (
    <Card title={text(messages.sentTitle)} description={text(messages.sentText)} isFlush>
      <Table label={text(messages.sentTitle)} columns={columns} rows={sent} rowId={({ key }) => key} />
    </Card>
  );
}
