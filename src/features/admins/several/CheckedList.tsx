/** The checked list: how many rows there are in each state, sending them, and the rows. */
import { Send } from "lucide-react";
import { useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { Progress } from "#src/ui/Progress.tsx";
import * as page from "../UsersPage.css.ts";
import * as css from "./CheckedList.css.ts";
import { messages } from "./messages.en.ts";
import { PeopleTable } from "./PeopleTable.tsx";
import { type Row, toSend } from "./rowStates.ts";
import type { InvitationList } from "./useInvitationList.ts";
import { useTally } from "./useTally.ts";

export interface CheckedListProps {
  list: InvitationList;
  onEdit: (row: Row) => void;
  onNew: () => void;
}

export function CheckedList({ list, onEdit, onNew }: CheckedListProps) {
  const text = useText();
  const { rows, run, stop } = list;
  const next = toSend(rows);
  const invited = rows.filter(({ state }) => state === "invited").length;
  const isOver = run === undefined && next.length === 0 && invited > 0;
  const tally = useTally(rows, run?.total);
  const isAll = (state: Row["state"]) => next.length > 0 && next.every((row) => row.state === state);
  const againWords = isAll("failed") ? messages.sendFailed : messages.send;
  const sendWords = isAll("exists") ? messages.sendAnyway : againWords;
  return (
    <div className={page.wide}>
      <Card
        title={text(messages.list, { count: list.total })}
        headingId="people-to-invite"
        description={tally}
        actions={
          <>
            {run && (
              <Button
                isPending={run.isStopping}
                pendingLabel={text(messages.stopping)}
                onPress={list.requestStop}
              >
                {text(messages.stop)}
              </Button>
            )}
            {isOver && <Button onPress={onNew}>{text(messages.newList)}</Button>}
            {(run !== undefined || next.length > 0) && (
              <Button
                variant="primary"
                icon={Send}
                isWrite
                isPending={run !== undefined}
                pendingLabel={text(messages.sending)}
                isDisabled={list.excess > 0}
                onPress={list.send}
              >
                {text(sendWords, { count: run?.total ?? next.length })}
              </Button>
            )}
          </>
        }
        isFlush
      >
        {run && (
          <div className={css.line}>
            <Progress
              label={text(messages.sendingCount, { count: run.total })}
              done={run.done}
              total={run.total}
              words={text(messages.progress, { done: run.done, total: run.total })}
            />
          </div>
        )}
        {stop && (
          <div className={css.line}>
            <Notice kind="critical" title={text(messages.stoppedTitle)}>
              {text(messages.stoppedText, { reason: text(stop) })}
            </Notice>
          </div>
        )}
        {run === undefined && invited > 0 && (
          <div className={css.line}>
            <Notice kind="positive">{text(messages.created, { count: invited })}</Notice>
          </div>
        )}
        <PeopleTable rows={rows} isSending={run !== undefined} onEdit={onEdit} onRemove={list.remove} />
      </Card>
    </div>
  );
}
