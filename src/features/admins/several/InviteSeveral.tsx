/** Invites several people at once: the list is pasted or read from a file, checked row by row, and sent one by one. */
import { useAtom } from "jotai";
import { FileUp, Send } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { asWritten, type Text, useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { Form } from "#src/interaction/Form.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { useSaid } from "#src/ui/say.ts";
import { TextArea } from "#src/ui/TextArea.tsx";
import { requestedFormAtom } from "../invitations.ts";
import { InviteHelp } from "../InviteForm.tsx";
import { messages as admins } from "../messages.en.ts";
import {
  type Row,
  type RowState,
  isToSend,
  maxPeople,
  states,
  useInvitationList,
} from "./useInvitationList.ts";
import type { Message } from "#src/i18n/messages.ts";
import { problemOf } from "#src/interaction/problems.ts";
import { LongTable } from "#src/ui/LongTable.tsx";
import { StatusChip, type StatusChipProps } from "#src/ui/StatusChip.tsx";
import type { Columns } from "#src/ui/Table.tsx";
import * as page from "../UsersPage.css.ts";
import * as css from "../UsersPage.css.ts";

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

function Result({ row: { state, outcome, failed } }: { row: Row }) {
  const text = useText();
  const atField = (field: string | undefined, problem: Text): Text => {
    const name = fieldNames[field ?? ""];
    return name === undefined ? problem : text(admins.problem, { field: text(name), problem });
  };
  const notes = [
    ...[...failed].map(([field, check]) => atField(field, problemOf(check)(text))),
    ...(state === "repeated" ? [text(admins.repeatedText)] : []),
    ...(outcome?.state === "failed" ? [atField(outcome.field, text(outcome.reason))] : []),
  ];
  return (
    <span className={css.result}>
      <StatusChip state={chips[state]}>{text(admins[state])}</StatusChip>
      {notes.map((note) => (
        <span className={css.rowNote} key={note}>
          {note}
        </span>
      ))}
    </span>
  );
}

const cell = (value: string | number) => <bdi translate="no">{value === "" ? "–" : value}</bdi>;

/** The rows of the list, each with its result: its state, and what is wrong in the words of the form for one person. */
function PeopleTable({ rows }: { rows: ReadonlyArray<Row> }) {
  const text = useText();
  const columns: Columns<Row> = [
    { id: "firstName", header: text(admins.firstName), cell: ({ firstName }) => cell(firstName) },
    { id: "lastName", header: text(admins.lastName), cell: ({ lastName }) => cell(lastName) },
    { id: "email", header: text(admins.email), cell: ({ email }) => cell(email) },
    { id: "line", header: text(admins.line), cell: ({ line }) => cell(line) },
    { id: "result", header: text(admins.result), cell: (row) => <Result row={row} /> },
  ];
  return (
    <LongTable
      label={text(admins.listName)}
      columns={columns}
      rows={rows}
      rowId={({ index }) => String(index)}
    />
  );
}

const counts = {
  ready: admins.readyCount,
  incomplete: admins.incompleteCount,
  repeated: admins.repeatedCount,
  exists: admins.existsCount,
  sending: admins.sendingCount,
  invited: admins.invitedCount,
  failed: admins.failedCount,
} as const;

/** The largest file that is read, in bytes: a row of a wide sheet for everybody. */
const maxFileSize = 262_144;

export function InviteSeveral() {
  const text = useText();
  const list = useInvitationList();
  const { rows, total, isSending, stop, kept } = list;
  const [refusedFile, setRefusedFile] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const [requested, setRequested] = useAtom(requestedFormAtom);
  useEffect(() => {
    if (requested !== "several") return;
    area.current?.focus();
    setRequested(undefined);
  }, [requested, setRequested]);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const content = file.size > maxFileSize ? "\0" : await file.text();
    // Text in another encoding has replacement characters, and a workbook has zeros.
    const isRefused = /[\0\uFFFD]/u.test(content);
    setRefusedFile(isRefused ? file.name : undefined);
    if (!isRefused) list.append(content);
  };
  const countOf = (state: keyof typeof counts) => rows.filter((row) => row.state === state).length;
  const tally = states
    .filter((state) => countOf(state) > 0)
    .map((state) => text(counts[state], { count: countOf(state) }))
    .join(" · ");
  useSaid(isSending ? text(admins.sending) : asWritten(tally));
  const next = rows.filter(isToSend);
  const invited = countOf("invited");
  const excess = total - rows.length;
  const tooMany = excess > 0 ? text(admins.tooMany, { max: maxPeople, excess }) : undefined;
  const isOnlyFailed = next.every(({ state }) => state === "failed");
  const sendWords = isOnlyFailed ? admins.sendFailed : admins.send;
  return (
    <>
      <Card title={text(admins.severalTitle)}>
        <Form onSubmit={(event) => event.preventDefault()} kept={kept}>
          <TextArea
            areaRef={area}
            label={text(admins.people)}
            description={text(admins.peopleHelp, {
              line: "Ada Winter <ada@example.org>",
              record: "Ada; Winter; ada@example.org",
            })}
            error={refusedFile === undefined ? tooMany : text(admins.fileRefused, { name: refusedFile })}
            rows={10}
            value={list.typed}
            onChange={(value) => {
              setRefusedFile(undefined);
              list.setTyped(value);
            }}
            isReadOnly={isSending}
            onDropFile={(file) => void read(file)}
          />
          <div>
            <FileTrigger
              acceptedFileTypes={[".csv", ".tsv", ".txt", "text/csv", "text/plain"]}
              onSelect={(files) => void read(files?.[0])}
            >
              <Button icon={FileUp} isDisabled={isSending}>
                {text(admins.chooseFile)}
              </Button>
            </FileTrigger>
          </div>
        </Form>
      </Card>
      {rows.length > 0 && (
        <div className={page.wide}>
          <Card
            title={text(admins.list, { count: total })}
            headingId="people-to-invite"
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
            <div className={page.notices}>
              {stop && (
                <Notice kind="critical" title={text(admins.stoppedTitle)}>
                  {text(admins.stoppedText, { reason: text(stop) })}
                </Notice>
              )}
              {!isSending && invited > 0 && (
                <Notice kind="positive">{text(admins.severalCreated, { count: invited })}</Notice>
              )}
            </div>
            <PeopleTable rows={rows} />
          </Card>
        </div>
      )}
      <div className={page.beside}>
        <InviteHelp />
      </div>
    </>
  );
}
