/** Offers to delete a secret that was created but whose value did not arrive, so that nobody can use it. */
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Button } from "#src/ui/Button.tsx";
import { DialogActions } from "#src/ui/Dialog.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { messages } from "./messages.en.ts";
import { useDeleteSecret } from "./useDeleteSecret.ts";

export interface LostSecretProps {
  secret: ClientSecret;
  /** The answer arrived, without the value. */
  hasAnswer: boolean;
  onClose: () => void;
}

export function LostSecret({ secret, hasAnswer, onClose }: LostSecretProps) {
  const text = useText();
  const { alias } = secret;
  const { isDeleting, failure, deleteSecret } = useDeleteSecret(secret, onClose);
  return (
    <>
      <Notice kind="caution">{text(hasAnswer ? messages.valueMissing : messages.lostText, { alias })}</Notice>
      {failure && (
        <Notice kind="critical" title={text(messages.deleteFailed)}>
          {failure}
        </Notice>
      )}
      <DialogActions isWrite>
        <Button onPress={onClose} isDisabled={isDeleting} autoFocus>
          {text(messages.close)}
        </Button>
        <Button
          variant="destructive"
          isWrite
          onPress={() => void deleteSecret()}
          isPending={isDeleting}
          pendingLabel={text(messages.deleting)}
        >
          {text(messages.deleteNamed, { alias })}
        </Button>
      </DialogActions>
    </>
  );
}
