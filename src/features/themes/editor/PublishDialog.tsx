/** Asks before publishing: lists the changes and the contrast before and after. Too little contrast needs a second confirmation. */
import { Exit } from "effect";
import { useAtom, useSetAtom } from "jotai";
import { useState } from "react";
import { failingPairs } from "#src/domain/themes/contrast.ts";
import { editsBetween } from "#src/domain/themes/themeFields.ts";
import { failureWords } from "#src/i18n/failures.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { Button } from "#src/ui/Button.tsx";
import { Dialog } from "#src/ui/Dialog.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { publishAtom } from "../publishing.ts";
import { ChangeList } from "./ChangeList.tsx";
import { goToContrast } from "../contrast/goToContrast.ts";
import { ContrastChanges } from "../contrast/ContrastChanges.tsx";
import type { Editor } from "../useEditor.ts";
import * as css from "./PublishDialog.css.ts";
import { messages } from "./messages.en.ts";

export interface PublishDialogProps {
  editor: Editor;
  onClose: () => void;
  /** Called after publishing or a conflict, with the id that the draft has now. */
  onSettled: (id: string) => void;
}

export function PublishDialog({ editor, onClose, onSettled }: PublishDialogProps) {
  const text = useText();
  const { id, content, state } = editor;
  const [{ isRunning }, publish] = useAtom(publishAtom);
  const toast = useSetAtom(toastAtom);
  const [isConfirmed, setConfirmed] = useState(false);
  const [failure, setFailure] = useState<Message>();
  const failing = failingPairs(content).length;
  const before = state.published;
  const confirm = async () => {
    if (failing > 0 && !isConfirmed) return setConfirmed(true);
    setFailure(undefined);
    const exit = await publish(id);
    if (Exit.isFailure(exit)) return setFailure(failureWords(exit.cause));
    onClose();
    if (exit.value._tag === "Published") toast(text(messages.published, { name: content.name }));
    onSettled(exit.value.id);
  };
  const fix = () => {
    onClose();
    // The dialog returns the focus when it is removed.
    requestAnimationFrame(() => requestAnimationFrame(goToContrast));
  };
  const publishButton = (
    <Button
      variant={isConfirmed ? "destructive" : "primary"}
      isWrite
      onPress={() => void confirm()}
      isPending={isRunning}
      pendingLabel={text(messages.publishing)}
    >
      {text(isConfirmed ? messages.publishAnyway : messages.publish)}
    </Button>
  );
  return (
    <Dialog
      isOpen
      isWrite
      title={text(messages.publishTitle, { name: content.name })}
      actions={
        <>
          {isConfirmed && <span className={css.apart}>{publishButton}</span>}
          <Button onPress={onClose} isDisabled={isRunning}>
            {text(messages.cancel)}
          </Button>
          {isConfirmed ? (
            // This button is where the first press was, so that an accidental second press publishes nothing.
            <Button variant="primary" onPress={fix} isDisabled={isRunning}>
              {text(messages.fix)}
            </Button>
          ) : (
            publishButton
          )}
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
          kind={isConfirmed ? "critical" : "caution"}
          title={text(messages.failingTitle, { count: failing })}
        >
          {text(isConfirmed ? messages.failingSure : messages.failingText)}
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
