/** The value of a new secret, shown once: to be copied or saved, until the person says that it is stored. */
import { Redacted } from "effect";
import { useSetAtom } from "jotai";
import { CalendarPlus, Download } from "lucide-react";
import { useRef, useState } from "react";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { secretFile } from "#src/domain/client-secrets/secretFiles.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { useUnsaved } from "#src/interaction/unsaved.ts";
import { copy } from "#src/services/browser/clipboard.ts";
import { Button } from "#src/ui/Button.tsx";
import { Checkbox } from "#src/ui/Checkbox.tsx";
import { CodeField } from "#src/ui/CodeField.tsx";
import { CopyButton } from "#src/ui/CopyButton.tsx";
import { DialogActions } from "#src/ui/Dialog.tsx";
import { Actions } from "#src/ui/layout.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import type { SecretCreation } from "./creating.ts";
import { messages } from "./messages.en.ts";
import { Replaces } from "./Replaces.tsx";
import { saveFileAtom, saveExpiryAtom } from "./saving.ts";

interface CreatedSecretProps extends SecretCreation {
  predecessor: ClientSecret | undefined;
  onClose: () => void;
}

export function CreatedSecret({ stored, notStored, predecessor, onClose }: CreatedSecretProps) {
  const { text, date } = useI18n();
  const { expirationDate } = stored;
  const saveFile = useSetAtom(saveFileAtom);
  const saveExpiry = useSetAtom(saveExpiryAtom);
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasCopyFailed, setCopyFailed] = useState(false);
  /** Whether the value was copied from here, or saved as a file. */
  const [isTaken, setTaken] = useState(false);
  const [isStored, setStored] = useState(false);
  const isKept = isTaken || isStored;
  useUnsaved(!isKept, messages.secretLoss);
  const copyValue = async () => {
    const isCopied = await copy(Redacted.value(stored.token));
    setCopyFailed(!isCopied);
    if (isCopied) setTaken(true);
    else field.current?.focus();
    return isCopied;
  };
  const saveValue = () => {
    saveFile(secretFile(stored, Redacted.value(stored.token)));
    setTaken(true);
  };
  return (
    <>
      <Notice kind="caution">{text(messages.notice)}</Notice>
      {notStored.includes("alias") && (
        <Notice kind="critical" title={text(messages.otherAliasTitle)}>
          {stored.alias}
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
        label={text(messages.value, { alias: stored.alias })}
        value={Redacted.value(stored.token)}
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
      <Actions>
        <Button icon={Download} onPress={saveValue}>
          {text(messages.download)}
        </Button>
        {expirationDate && (
          <Button icon={CalendarPlus} onPress={() => void saveExpiry(stored, expirationDate)}>
            {text(messages.saveExpiry)}
          </Button>
        )}
      </Actions>
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
