/** Asks for confirmation, then deletes a secret. */
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { AlertDialog } from "#src/ui/AlertDialog.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { messages } from "./messages.en.ts";
import { useDeleteSecret } from "./useDeleteSecret.ts";

export interface DeleteSecretDialogProps {
  isOpen: boolean;
  secret: ClientSecret;
  /** The secret that it has replaced, if that still exists. */
  predecessor: ClientSecret | undefined;
  /** No other secret of the app is valid now. */
  isLastValid: boolean;
  onClose: () => void;
}

export function DeleteSecretDialog({
  isOpen,
  secret,
  predecessor,
  isLastValid,
  onClose,
}: DeleteSecretDialogProps) {
  const text = useText();
  const { alias } = secret;
  const { isDeleting, failure, forgetFailure, deleteSecret } = useDeleteSecret(secret, onClose);
  const cancel = () => {
    forgetFailure();
    onClose();
  };
  return (
    <AlertDialog
      isOpen={isOpen}
      isDestructive
      isWrite
      title={text(messages.deleteTitle, { alias })}
      cancelLabel={text(interaction.cancel)}
      onCancel={cancel}
      confirmLabel={text(messages.deleteNamed, { alias })}
      onConfirm={() => void deleteSecret()}
      isPending={isDeleting}
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
          {failure}
        </Notice>
      )}
    </AlertDialog>
  );
}
