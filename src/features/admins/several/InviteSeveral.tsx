/** Invites several people at once: the list is pasted or read from a file, checked row by row, and sent one by one. */
import { useAtom } from "jotai";
import { FileUp, Send } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { useText } from "#src/i18n/i18n.ts";
import { asWritten } from "#src/i18n/Text.ts";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { Form } from "#src/interaction/Form.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { useSaid } from "#src/ui/say.ts";
import { TextArea } from "#src/ui/TextArea.tsx";
import { requestedFormAtom } from "../invitations.ts";
import { InviteHelp } from "../InviteForm.tsx";
import { messages as admins } from "../messages.en.ts";
import * as page from "../UsersPage.css.ts";
import { PeopleTable } from "./PeopleTable.tsx";
import { isToSend, maxPeople, states, useInvitationList } from "./useInvitationList.ts";

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
