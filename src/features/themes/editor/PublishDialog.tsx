/** What publishing will change, old and new, with the contrast before and after; a theme that fails it needs a second yes. */
import { useAtom, useSetAtom } from "jotai";
import { useState } from "react";
import { editsBetween } from "#src/domain/themes/themeFields.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { Button } from "#src/ui/Button.tsx";
import { Dialog } from "#src/ui/Dialog.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { publishAtom } from "../publishing.ts";
import { ChangeList } from "./ChangeList.tsx";
import { ContrastChanges } from "../contrast/ContrastChanges.tsx";
import { countFailing } from "../contrast/failing.ts";
import type { Editor } from "../useEditor.ts";
import { messages } from "./messages.en.ts";

export interface PublishDialogProps {
  editor: Editor;
  onClose: () => void;
  /** The theme that the draft belongs to from now on; its version, or somebody else's, is published. */
  onSettled: (id: string) => void;
}

export function PublishDialog({ editor, onClose, onSettled }: PublishDialogProps) {
  const text = useText();
  const { id, content, state } = editor;
  const [{ isRunning }, publish] = useAtom(publishAtom);
  const toast = useSetAtom(toastAtom);
  const [isSure, setSure] = useState(false);
  const [failure, setFailure] = useState<Message>();
  const failing = countFailing(content);
  const before = state.published;
  const confirm = async () => {
    if (failing > 0 && !isSure) return setSure(true);
    setFailure(undefined);
    const outcome = await publish(id);
    if (outcome._tag === "Failed") return setFailure(outcome.message);
    onClose();
    if (outcome._tag === "Published") toast(text(messages.published, { name: content.name }));
    onSettled(outcome.id);
  };
  return (
    <Dialog
      isOpen
      isWrite
      title={text(messages.publishTitle, { name: content.name })}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isRunning}>
            {text(messages.cancel)}
          </Button>
          <Button
            variant={isSure ? "destructive" : "primary"}
            isWrite
            onPress={() => void confirm()}
            isPending={isRunning}
            pendingLabel={text(messages.publishing)}
          >
            {text(isSure ? messages.publishAnyway : messages.publish)}
          </Button>
        </>
      }
    >
      {before === null ? (
        <p>{text(messages.publishNew)}</p>
      ) : (
        <ChangeList
          label={text(messages.changes)}
          fields={editsBetween(before, content).map(({ field }) => field)}
          versions={[
            { id: "before", header: text(messages.before), content: before },
            { id: "after", header: text(messages.after), content },
          ]}
        />
      )}
      <ContrastChanges before={before} after={content} />
      {failing > 0 && (
        <Notice
          kind={isSure ? "critical" : "caution"}
          title={text(messages.failingTitle, { count: failing })}
        >
          {text(isSure ? messages.failingSure : messages.failingText)}
        </Notice>
      )}
      {failure && (
        <Notice kind="critical" title={text(messages.publishFailed)}>
          {text(failure)}
        </Notice>
      )}
    </Dialog>
  );
}
