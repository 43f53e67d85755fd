/** Asks for confirmation, then deletes a secret. */
import { Exit } from "effect";
import { useAtom, useSetAtom } from "jotai";
import { useState } from "react";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { failureWords } from "#src/i18n/failures.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { useUnsaved } from "#src/interaction/unsaved.ts";
import { AlertDialog } from "#src/ui/AlertDialog.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { messages } from "./messages.en.ts";
import { deleteSecretAtom } from "./secretWrites.ts";

export interface DeleteSecretDialogProps {
  secret: ClientSecret;
  /** The secret that it has replaced, if that still exists. */
  predecessor: ClientSecret | undefined;
  /** No other secret of the app is valid now. */
  isLastValid: boolean;
  onClose: () => void;
}

export function DeleteSecretDialog({ secret, predecessor, isLastValid, onClose }: DeleteSecretDialogProps) {
  const text = useText();
  const { alias } = secret;
  const [{ isRunning }, remove] = useAtom(deleteSecretAtom);
  const toast = useSetAtom(toastAtom);
  const [failure, setFailure] = useState<Message>();
  useUnsaved(isRunning, interaction.answerLoss);
  const confirm = async () => {
    setFailure(undefined);
    const exit = await remove(secret);
    if (Exit.isFailure(exit)) return setFailure(failureWords(exit.cause));
    onClose();
    toast(text(messages.deleted, { alias }));
  };
  return (
    <AlertDialog
      isDestructive
      isWrite
      title={text(messages.deleteTitle, { alias })}
      cancelLabel={text(interaction.cancel)}
      onCancel={onClose}
      confirmLabel={text(messages.deleteNamed, { alias })}
      onConfirm={() => void confirm()}
      isPending={isRunning}
      pendingLabel={text(messages.deleting)}
    >
      {predecessor && <p>{text(messages.hasReplaced, { alias: predecessor.alias })}</p>}
      <p>{text(messages.deleteText)}</p>
      {isLastValid && (
        <Notice kind="caution" title={text(messages.lastValidTitle)}>
          {text(messages.lastValidText)}
        </Notice>
      )}
      {failure && (
        <Notice kind="critical" title={text(messages.deleteFailed)}>
          {text(failure)}
        </Notice>
      )}
    </AlertDialog>
  );
}
