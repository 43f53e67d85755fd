/** Deletes a secret: the toast after a success, and why it failed until it is tried again. */
import { Exit } from "effect";
import { useAtom, useSetAtom, useStore } from "jotai";
import { useState } from "react";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { failureWords } from "#src/i18n/failures.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { settled } from "#src/runtime/load.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { useUnsaved } from "#src/interaction/unsaved.ts";
import { deleteSecretAtom, secretsAtom } from "./clientSecrets.ts";
import { messages } from "./messages.en.ts";

export const useDeleteSecret = (secret: ClientSecret, onDeleted: () => void) => {
  const text = useText();
  const [{ isRunning }, remove] = useAtom(deleteSecretAtom);
  const store = useStore();
  const toast = useSetAtom(toastAtom);
  const [failure, setFailure] = useState<Message>();
  useUnsaved(isRunning, interaction.answerLoss);
  return {
    isDeleting: isRunning,
    failure: failure && text(failure),
    forgetFailure: () => setFailure(undefined),
    deleteSecret: async () => {
      setFailure(undefined);
      const exit = await remove(secret);
      if (Exit.isFailure(exit)) return setFailure(failureWords(exit.cause));
      onDeleted();
      // Old data stays after a failure: it does not say whether the secret is still listed.
      const { data, hasFailed } = await settled(store, secretsAtom);
      // The page says it otherwise.
      const isListed = data?.secrets.some(({ id }) => id === secret.id);
      if (hasFailed || isListed !== true) toast(text(messages.deleted, { alias: secret.alias }));
    },
  };
};
