/** Asks before a theme and its draft are deleted. Shows both versions and asks again when the theme was changed elsewhere. */
import { Exit } from "effect";
import { useAtom, useSetAtom } from "jotai";
import { useState } from "react";
import type { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { failureWords } from "#src/i18n/failures.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { useUnsaved } from "#src/interaction/unsaved.ts";
import { AlertDialog } from "#src/ui/AlertDialog.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { deleteAtom } from "./deleting.ts";
import type { ShownTheme } from "./drafts.ts";
import { ChangeList } from "./editor/ChangeList.tsx";
import { messages } from "./messages.en.ts";

export interface DeleteDialogProps {
  theme: ShownTheme;
  published: ThemeContent;
  onClose: () => void;
}

export function DeleteDialog({ theme, published: firstSeen, onClose }: DeleteDialogProps) {
  const { id, content, status } = theme;
  const text = useText();
  const [{ isRunning }, remove] = useAtom(deleteAtom);
  const toast = useSetAtom(toastAtom);
  const [failure, setFailure] = useState<Message>();
  /** The version that the person saw last, and the one before it. */
  const [[seen, before], setSeen] = useState<readonly [ThemeContent, ThemeContent?]>([firstSeen]);
  const { name } = content;
  useUnsaved(isRunning, interaction.answerLoss);
  const confirm = async () => {
    setFailure(undefined);
    const exit = await remove({ id, seen });
    if (Exit.isFailure(exit)) return setFailure(failureWords(exit.cause));
    if (exit.value._tag === "ChangedElsewhere") return setSeen([exit.value.published, seen]);
    toast(text(messages.deleted, { name }));
    onClose();
  };
  return (
    <AlertDialog
      isDestructive
      isWrite
      title={text(messages.deleteTitle, { name })}
      confirmLabel={text(messages.deleteNamed, { name })}
      cancelLabel={text(interaction.cancel)}
      onCancel={onClose}
      onConfirm={() => void confirm()}
      isPending={isRunning}
      pendingLabel={text(messages.deleting)}
    >
      <p>{text(status === "published" ? messages.deleteText : messages.deleteTextWithDraft)}</p>
      {before && (
        <>
          <Notice kind="caution" title={text(messages.changedElsewhereTitle)}>
            {text(messages.deleteChangedText)}
          </Notice>
          <ChangeList
            label={text(messages.versions)}
            versions={[
              { header: text(messages.versionSeen), content: before },
              { header: text(messages.versionNow), content: seen },
            ]}
          />
        </>
      )}
      {failure && (
        <Notice kind="critical" title={text(messages.deleteFailed)}>
          {text(failure)}
        </Notice>
      )}
    </AlertDialog>
  );
}
