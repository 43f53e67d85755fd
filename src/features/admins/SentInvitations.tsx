/** Invitations sent since the page was loaded; nothing until there is one, since the contract lists nobody. */
import { useAtomValue } from "jotai";
import { DateTime } from "effect";
import { useI18n } from "#src/i18n/i18n.ts";
import { Card } from "#src/ui/Card.tsx";
import { type Column, Table } from "#src/ui/Table.tsx";
import { type SentInvitation, sentInvitationsAtom } from "./invitations.ts";
import { messages } from "./messages.en.ts";

export function SentInvitations() {
  const { text, date } = useI18n();
  const sent = useAtomValue(sentInvitationsAtom);
  const columns: readonly [Column<SentInvitation>, ...Array<Column<SentInvitation>>] = [
    {
      id: "name",
      header: text(messages.name),
      cell: ({ firstName, lastName }) => <bdi translate="no">{`${firstName} ${lastName}`}</bdi>,
    },
    { id: "email", header: text(messages.email), cell: ({ email }) => <bdi translate="no">{email}</bdi> },
    {
      id: "time",
      header: text(messages.time),
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
