/** A secret exists whose value has not arrived: nobody can use it, so it is offered to be deleted. */
import { Exit } from "effect";
import { useAtom, useSetAtom } from "jotai";
import { useState } from "react";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { failureWords } from "#src/i18n/failures.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { Button } from "#src/ui/Button.tsx";
import { DialogActions } from "#src/ui/Dialog.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { deleteSecretAtom } from "./clientSecrets.ts";
import { messages } from "./messages.en.ts";

export interface LostSecretProps {
  secret: ClientSecret;
  onClose: () => void;
}

export function LostSecret({ secret, onClose }: LostSecretProps) {
  const text = useText();
  const { alias } = secret;
  const [{ isRunning }, remove] = useAtom(deleteSecretAtom);
  const toast = useSetAtom(toastAtom);
  const [failure, setFailure] = useState<Message>();
  const removeIt = async () => {
    setFailure(undefined);
    const exit = await remove(secret);
    if (Exit.isFailure(exit)) {
      setFailure(failureWords(exit.cause));
      return;
    }
    toast(text(messages.deleted, { alias }));
    onClose();
  };
  return (
    <>
      <Notice kind="caution">{text(messages.lostText, { alias })}</Notice>
      {failure && (
        <Notice kind="critical" title={text(messages.deleteFailed)}>
          {text(failure)}
        </Notice>
      )}
      <DialogActions isWrite>
        <Button onPress={onClose} isDisabled={isRunning} autoFocus>
          {text(messages.close)}
        </Button>
        <Button
          variant="destructive"
          isWrite
          onPress={() => void removeIt()}
          isPending={isRunning}
          pendingLabel={text(messages.deleting)}
        >
          {text(messages.deleteNamed, { alias })}
        </Button>
      </DialogActions>
    </>
  );
}
