/** Invites several people at once: a line each, checked line by line, and sent one by one. */
import { Send } from "lucide-react";
import { useRef } from "react";
import { mixesAlphabets } from "#schemas/admins/AdminInvitation.ts";
import { asWritten, type Text, useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { Form } from "#src/interaction/Form.tsx";
import { problemOf } from "#src/interaction/problems.ts";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { Muted, Row, Stack } from "#src/ui/layout.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { useSaid } from "#src/ui/say.ts";
import { StatusChip, type StatusChipProps } from "#src/ui/StatusChip.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { useRequestedFocus } from "../invitations.ts";
import { messages as admins } from "../messages.en.ts";
import * as css from "../UsersPage.css.ts";
import {
  type Row as Line,
  type RowState,
  isToSend,
  maxPeople,
  states,
  useInvitationList,
} from "./useInvitationList.ts";

const chips = {
  ready: "neutral",
  incomplete: "critical",
  repeated: "caution",
  exists: "caution",
  sending: "neutral",
  invited: "positive",
  failed: "critical",
} as const satisfies Record<RowState, StatusChipProps["state"]>;

const fieldNames: Readonly<Record<string, Message>> = {
  firstName: admins.firstName,
  lastName: admins.lastName,
  email: admins.email,
};

function Result({ row }: { row: Line }) {
  const { state, outcome, failed } = row;
  const text = useText();
  const atField = (field: string | undefined, problem: Text): Text => {
    const name = fieldNames[field ?? ""];
    return name === undefined ? problem : text(admins.problem, { field: text(name), problem });
  };
  const notes = [
    ...[...failed].map(([field, check]) => atField(field, problemOf(check)(text))),
    ...(state === "repeated" ? [text(admins.repeatedText)] : []),
    ...(isToSend(row) && mixesAlphabets(row.email) ? [text(admins.mixedAlphabets)] : []),
    ...(outcome?.state === "failed" ? [atField(outcome.field, text(outcome.reason))] : []),
  ];
  return (
    <Row>
      <StatusChip state={chips[state]}>{text(admins[state])}</StatusChip>
      {notes.map((note) => (
        <Muted key={note}>{note}</Muted>
      ))}
    </Row>
  );
}

/** The lines of the field, each with its result: its state, and what is wrong in the words of the form for one person. */
function People({ rows }: { rows: ReadonlyArray<Line> }) {
  const text = useText();
  return (
    <ol aria-label={text(admins.listName)}>
      {rows.map((row) => (
        <li className={css.person} key={row.index}>
          {/* A line is a name and an address, in this order, in whatever alphabet the name is. */}
          <bdi dir="ltr" translate="no">
            {row.source}
          </bdi>
          <Result row={row} />
        </li>
      ))}
    </ol>
  );
}

export function InviteSeveral() {
  const text = useText();
  const list = useInvitationList();
  const { rows, total, isSending, stop, kept } = list;
  const area = useRef<HTMLTextAreaElement>(null);
  useRequestedFocus("several", area);
  const countOf = (state: RowState) => rows.filter((row) => row.state === state).length;
  const tally = states
    .filter((state) => countOf(state) > 0)
    .map((state) => text(admins[`${state}.count`], { count: countOf(state) }))
    .join(" · ");
  useSaid(isSending ? text(admins.sending) : asWritten(tally));
  const next = rows.filter(isToSend);
  const invited = countOf("invited");
  const excess = total - rows.length;
  const tooMany = excess > 0 ? text(admins.tooMany, { max: maxPeople, excess }) : undefined;
  const isOnlyFailed = next.every(({ state }) => state === "failed");
  const sendWords = isOnlyFailed ? admins.sendFailed : admins.send;
  return (
    <Stack>
      <div className={css.form}>
        <Card title={text(admins.severalTitle)}>
          <Form onSubmit={(event) => event.preventDefault()} kept={kept}>
            <TextField
              area={{ rows: 10, ref: area }}
              label={text(admins.people)}
              description={text(admins.peopleHelp, { line: "Ada Winter <ada@example.org>" })}
              error={tooMany}
              value={list.typed}
              onChange={list.setTyped}
              isReadOnly={isSending}
              autoComplete="off"
              spellCheck="false"
            />
            <Muted as="p">{text(admins.help)}</Muted>
          </Form>
        </Card>
      </div>
      {rows.length > 0 && (
        <Card
          title={text(admins.list, { count: total })}
          description={tally}
          actions={
            <>
              {isSending && <Button onPress={list.requestStop}>{text(admins.stop)}</Button>}
              {(isSending || next.length > 0) && (
                <Button
                  variant="primary"
                  icon={Send}
                  isWrite
                  isPending={isSending}
                  pendingLabel={text(admins.sending)}
                  isDisabled={excess > 0}
                  onPress={list.send}
                >
                  {isSending ? text(admins.sending) : text(sendWords, { count: next.length })}
                </Button>
              )}
            </>
          }
          isFlush
        >
          <div className={css.notices}>
            {stop && (
              <Notice kind="critical" title={text(admins.stoppedTitle)}>
                {text(admins.stoppedText, { reason: text(stop) })}
              </Notice>
            )}
            {!isSending && invited > 0 && (
              <Notice kind="positive">{text(admins.severalCreated, { count: invited })}</Notice>
            )}
          </div>
          <People rows={rows} />
        </Card>
      )}
    </Stack>
  );
}
