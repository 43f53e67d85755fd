/** Invites several people at once: the list is pasted or read from a file, checked row by row, and sent one by one. */
import { useAtom } from "jotai";
import { useEffect, useRef } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { messages as forms } from "#src/interaction/messages.en.ts";
import { Card } from "#src/ui/Card.tsx";
import { Form } from "#src/ui/Form.tsx";
import { requestedFormAtom } from "../invitations.ts";
import { messages as admins } from "../messages.en.ts";
import { CheckedList } from "./CheckedList.tsx";
import { ListHelp } from "./ListHelp.tsx";
import { PeopleField } from "./PeopleField.tsx";
import { selectLines } from "./selectLines.ts";
import { useInvitationList } from "./useInvitationList.ts";

export function InviteSeveral() {
  const text = useText();
  const list = useInvitationList();
  const area = useRef<HTMLTextAreaElement>(null);
  const [requested, setRequested] = useAtom(requestedFormAtom);
  useEffect(() => {
    if (requested !== "several") return;
    area.current?.focus();
    setRequested(undefined);
  }, [requested, setRequested]);
  return (
    <>
      <Card title={text(admins.severalTitle)}>
        <Form
          onSubmit={(event) => event.preventDefault()}
          kept={
            list.kept && {
              ...list.kept,
              text: text(forms.kept),
              restoreLabel: text(forms.restore),
              discardLabel: text(forms.discard),
            }
          }
        >
          <PeopleField list={list} areaRef={area} />
        </Form>
      </Card>
      {list.rows.length > 0 && (
        <CheckedList
          list={list}
          onEdit={({ from, to }) => area.current && selectLines(area.current, from, to)}
          onNew={() => {
            list.clear();
            area.current?.focus();
          }}
        />
      )}
      <ListHelp />
    </>
  );
}
