/** Creates a secret: a form first, then its value, shown once. */
import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { AppId } from "#schemas/apps/App.ts";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { Dialog } from "#src/ui/Dialog.tsx";
import { CreatedSecret } from "./CreatedSecret.tsx";
import { CreateSecretForm } from "./CreateSecretForm.tsx";
import { messages } from "./messages.en.ts";
import { rotationsAtom } from "./rotations.ts";
import type { SecretCreation } from "./secretWrites.ts";

export interface CreateSecretDialogProps {
  isOpen: boolean;
  appId: AppId;
  secrets: ReadonlyArray<ClientSecret>;
  /** The secret that the new one replaces, when rotating. */
  predecessor: ClientSecret | undefined;
  onClose: () => void;
}

export function CreateSecretDialog({ isOpen, ...steps }: CreateSecretDialogProps) {
  const text = useText();
  const [title, setTitle] = useState<Message>(messages.createTitle);
  return (
    <Dialog isOpen={isOpen} title={text(title)}>
      <Steps {...steps} onTitle={setTitle} />
    </Dialog>
  );
}

interface StepsProps extends Omit<CreateSecretDialogProps, "isOpen"> {
  onTitle: (title: Message) => void;
}

/** Holds the value of the new secret until the dialog closes. */
function Steps({ onTitle, ...form }: StepsProps) {
  const { predecessor, onClose } = form;
  const remember = useSetAtom(rotationsAtom);
  const [created, setCreated] = useState<SecretCreation>();
  useEffect(() => {
    onTitle(predecessor ? messages.rotateTitle : messages.createTitle);
  }, [onTitle, predecessor]);
  if (created) return <CreatedSecret {...created} predecessor={predecessor} onClose={onClose} />;
  return (
    <CreateSecretForm
      {...form}
      onCreated={(creation) => {
        onTitle(messages.createdTitle);
        setCreated(creation);
        if (predecessor) void remember({ old: predecessor.id, successor: creation.stored.id });
      }}
    />
  );
}
