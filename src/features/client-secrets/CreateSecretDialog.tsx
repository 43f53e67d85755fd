/** Creates a secret: a form first, then its value, shown once. */
import { useSetAtom } from "jotai";
import { useState } from "react";
import type { AppId } from "#schemas/apps/App.ts";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Dialog } from "#src/ui/Dialog.tsx";
import { CreatedSecret } from "./CreatedSecret.tsx";
import { CreateSecretForm } from "./CreateSecretForm.tsx";
import { messages } from "./messages.en.ts";
import { rotationsAtom } from "./rotations.ts";
import type { SecretCreation } from "./secretWrites.ts";

export interface CreateSecretDialogProps {
  appId: AppId;
  secrets: ReadonlyArray<ClientSecret>;
  /** The secret that the new one replaces, when rotating. */
  predecessor: ClientSecret | undefined;
  onClose: () => void;
}

/** Holds the value of the new secret until it is closed. */
export function CreateSecretDialog(props: CreateSecretDialogProps) {
  const { predecessor, onClose } = props;
  const text = useText();
  const remember = useSetAtom(rotationsAtom);
  const [created, setCreated] = useState<SecretCreation>();
  if (created) {
    return (
      <Dialog title={text(messages.createdTitle)}>
        <CreatedSecret {...created} predecessor={predecessor} onClose={onClose} />
      </Dialog>
    );
  }
  const onCreated = (creation: SecretCreation) => {
    setCreated(creation);
    if (predecessor) void remember({ old: predecessor.id, successor: creation.stored.id });
  };
  return (
    <Dialog title={text(predecessor ? messages.rotateTitle : messages.createTitle)}>
      <CreateSecretForm {...props} onCreated={onCreated} />
    </Dialog>
  );
}
