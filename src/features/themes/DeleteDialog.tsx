/** Asks before a theme is deleted, with its draft; or the draft alone, where the theme is not published. */
import { useAtom, useSetAtom } from "jotai";
import { useState } from "react";
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { AlertDialog } from "#src/ui/AlertDialog.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { deleteAtom } from "./deleting.ts";
import { messages } from "./messages.en.ts";
import type { ListedTheme } from "./themeList.ts";

export interface DeleteDialogProps {
  theme: ListedTheme;
  onClose: () => void;
}

export function DeleteDialog({ theme: { id, content, status }, onClose }: DeleteDialogProps) {
  const text = useText();
  const [{ isRunning }, remove] = useAtom(deleteAtom);
  const toast = useSetAtom(toastAtom);
  const [failure, setFailure] = useState<Message>();
  const { name } = content;
  const confirm = async () => {
    const failed = await remove(id);
    setFailure(failed);
    if (failed !== undefined) return;
    toast(text(messages.deleted, { name }));
    onClose();
  };
  return (
    <AlertDialog
      isOpen
      isDestructive
      isWrite
      title={text(messages.deleteTitle, { name })}
      confirmLabel={text(messages.deleteNamed, { name })}
      cancelLabel={text(messages.cancel)}
      onCancel={onClose}
      onConfirm={() => void confirm()}
      isPending={isRunning}
    >
      <p>{text(status === "published" ? messages.deleteText : messages.deleteTextWithDraft)}</p>
      {failure && <Notice kind="critical">{text(failure)}</Notice>}
    </AlertDialog>
  );
}
