/** Creates a secret: a form first, then its value, shown once. */
import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import type { AppId } from "#schemas/apps/App.ts";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { useI18n, useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { Dialog, DialogActions } from "#src/ui/Dialog.tsx";
import { CreateSecretForm, Replaces } from "./CreateSecretForm.tsx";
import type { SecretCreation } from "./creating.ts";
import { messages } from "./messages.en.ts";
import { rotationsAtom } from "./rotations.ts";
import { Button } from "#src/ui/Button.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { useDeleteSecret } from "./useDeleteSecret.ts";
import { Redacted } from "effect";
import { CalendarPlus, Download } from "lucide-react";
import { secretFile } from "#src/domain/client-secrets/secretFiles.ts";
import { copyAtom } from "#src/interaction/copy.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { useUnsaved } from "#src/interaction/unsaved.ts";
import { Checkbox } from "#src/ui/Checkbox.tsx";
import { CodeField } from "#src/ui/CodeField.tsx";
import { CopyButton } from "#src/ui/CopyButton.tsx";
import * as css from "./secrets.css.ts";
import { saveFileAtom, useSaveExpiry } from "./saving.ts";

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
function Steps({ appId, secrets, predecessor, onClose, onTitle }: StepsProps) {
  const remember = useSetAtom(rotationsAtom);
  const [created, setCreated] = useState<SecretCreation>();
  const [lost, setLost] = useState<Omit<LostSecretProps, "onClose">>();
  useEffect(() => {
    onTitle(predecessor ? messages.rotateTitle : messages.createTitle);
  }, [onTitle, predecessor]);
  if (created) return <CreatedSecret {...created} predecessor={predecessor} onClose={onClose} />;
  if (lost) return <LostSecret {...lost} onClose={onClose} />;
  return (
    <CreateSecretForm
      appId={appId}
      secrets={secrets}
      predecessor={predecessor}
      onClose={onClose}
      onCreated={(creation) => {
        onTitle(messages.createdTitle);
        setCreated(creation);
        if (predecessor) void remember({ old: predecessor.id, successor: creation.created.id });
      }}
      onLost={(secret, hasAnswer) => {
        onTitle(messages.lostTitle);
        setLost({ secret, hasAnswer });
      }}
    />
  );
}

interface LostSecretProps {
  secret: ClientSecret;
  /** The answer arrived, without the value. */
  hasAnswer: boolean;
  onClose: () => void;
}

/** Offers to delete a secret that was created but whose value did not arrive, so that nobody can use it. */
function LostSecret({ secret, hasAnswer, onClose }: LostSecretProps) {
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

interface CreatedSecretProps extends SecretCreation {
  predecessor: ClientSecret | undefined;
  onClose: () => void;
}

function CreatedSecret({ created, notStored, predecessor, onClose }: CreatedSecretProps) {
  const { text, date } = useI18n();
  const { expirationDate } = created;
  const copy = useSetAtom(copyAtom);
  const saveFile = useSetAtom(saveFileAtom);
  const saveExpiry = useSaveExpiry();
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasCopyFailed, setCopyFailed] = useState(false);
  /** Whether the value was copied from here, or saved as a file. */
  const [isTaken, setTaken] = useState(false);
  const [isStored, setStored] = useState(false);
  const isKept = isTaken || isStored;
  useUnsaved(!isKept, messages.secretLoss);
  const copyValue = async () => {
    const isCopied = await copy(Redacted.value(created.token));
    setCopyFailed(!isCopied);
    if (isCopied) setTaken(true);
    else field.current?.focus();
    return isCopied;
  };
  const saveValue = () => {
    saveFile(secretFile(created, Redacted.value(created.token)));
    setTaken(true);
  };
  return (
    <>
      <Notice kind="caution">{text(messages.notice)}</Notice>
      {notStored.includes("alias") && (
        <Notice kind="critical" title={text(messages.otherAliasTitle)}>
          {created.alias}
        </Notice>
      )}
      {notStored.includes("expirationDate") && (
        <Notice kind="critical" title={text(messages.otherExpiryTitle)}>
          {expirationDate
            ? text(messages.expiresAt, { moment: date(expirationDate.epochMillis, "longMoment") })
            : text(messages.neverExpires)}
        </Notice>
      )}
      {predecessor && <Replaces secret={predecessor} isDone />}
      <CodeField
        label={text(messages.value, { alias: created.alias })}
        value={Redacted.value(created.token)}
        description={hasCopyFailed ? text(messages.copyYourself) : undefined}
        inputRef={field}
        action={
          <CopyButton
            words={{
              idle: text(interaction.copy),
              copied: text(interaction.copied),
              failed: text(interaction.copyFailed),
            }}
            onCopy={copyValue}
          />
        }
        onCopyAll={() => setTaken(true)}
        autoFocus
      />
      <div className={css.acts}>
        <Button icon={Download} onPress={saveValue}>
          {text(messages.download)}
        </Button>
        {expirationDate && (
          <Button icon={CalendarPlus} onPress={() => saveExpiry(created, expirationDate)}>
            {text(messages.saveExpiry)}
          </Button>
        )}
      </div>
      <Checkbox isSelected={isStored} onChange={setStored}>
        {text(messages.stored)}
      </Checkbox>
      <DialogActions>
        <Button variant="primary" onPress={onClose} isDisabled={!isKept}>
          {text(messages.done)}
        </Button>
      </DialogActions>
    </>
  );
}
