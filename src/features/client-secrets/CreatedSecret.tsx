/** Shows a secret's value, once; it can close once the value is copied, saved or said to be stored. Only this component has the value. */
import { Redacted } from "effect";
import { useAtomValue, useSetAtom } from "jotai";
import { CalendarPlus, Download } from "lucide-react";
import { useRef, useState } from "react";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { expiryOf } from "#src/domain/client-secrets/secretExpiry.ts";
import { secretFile } from "#src/domain/client-secrets/secretFiles.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { copyAtom } from "#src/interaction/copy.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { useUnsaved } from "#src/interaction/unsaved.ts";
import { nowAtom } from "#src/runtime/clockAtoms.ts";
import { Button } from "#src/ui/Button.tsx";
import { Checkbox } from "#src/ui/Checkbox.tsx";
import { CodeField } from "#src/ui/CodeField.tsx";
import { CopyButton } from "#src/ui/CopyButton.tsx";
import { DialogActions } from "#src/ui/Dialog.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import * as css from "./secrets.css.ts";
import type { SecretCreation } from "./creating.ts";
import { messages } from "./messages.en.ts";
import { saveFileAtom, useSaveExpiry } from "./saving.ts";

export interface CreatedSecretProps extends SecretCreation {
  /** The secret that it replaces. */
  predecessor: ClientSecret | undefined;
  onClose: () => void;
}

export function CreatedSecret({ created, notStored, predecessor, onClose }: CreatedSecretProps) {
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

/** What a new secret means for the one that it replaces. */
export function Replaces({ secret, isDone = false }: { secret: ClientSecret; isDone?: boolean }) {
  const { text, date } = useI18n();
  const { alias } = secret;
  const expiry = expiryOf(secret, useAtomValue(nowAtom));
  if (expiry.state === "expired")
    return <p>{text(messages.replacesExpired, { alias, day: date(expiry.at.epochMillis, "day") })}</p>;
  return <p>{text(isDone ? messages.replaces : messages.rotateText, { alias })}</p>;
}
