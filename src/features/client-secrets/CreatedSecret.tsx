/** The value of a new secret, shown once, with all that an app needs beside it: until it is copied. */
import { Redacted } from "effect";
import { useAtomValue } from "jotai";
import { useId, useRef, useState } from "react";
import type { ClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { connectionOf } from "#src/domain/apps/connection.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { CopyButton } from "#src/interaction/CopyButton.tsx";
import { useUnsaved } from "#src/interaction/unsaved.ts";
import { configAtom } from "#src/runtime/runtimeAtom.ts";
import { copy } from "#src/services/browser/clipboard.ts";
import { Button } from "#src/ui/Button.tsx";
import { CodeField } from "#src/ui/CodeField.tsx";
import { DialogActions } from "#src/ui/Dialog.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { Switch } from "#src/ui/Switch.tsx";
import { messages } from "./messages.en.ts";
import { Replaces } from "./Replaces.tsx";
import type { SecretCreation } from "./secretWrites.ts";

/** At once: `autoFocus` may wait for a frame, in which the dialog focuses its first field. */
const focusNow = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

interface CreatedSecretProps extends SecretCreation {
  predecessor: ClientSecret | undefined;
  onClose: () => void;
}

export function CreatedSecret({ stored, notStored, predecessor, onClose }: CreatedSecretProps) {
  const { text, date } = useI18n();
  const { expirationDate } = stored;
  const { apiBaseUrl } = useAtomValue(configAtom);
  const value = Redacted.value(stored.token);
  const connection = connectionOf(stored.appId, apiBaseUrl, value);
  const noticeId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasCopyFailed, setCopyFailed] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const [isStored, setStored] = useState(false);
  const isKept = isCopied || isStored;
  useUnsaved(!isKept, messages.secretLoss);
  const take = async (what: string) => {
    const isDone = await copy(what);
    setCopyFailed(!isDone);
    if (isDone) setCopied(true);
    else field.current?.focus();
    return isDone;
  };
  return (
    <>
      <div id={noticeId}>
        <Notice kind="caution">{text(messages.notice)}</Notice>
      </div>
      {notStored.includes("alias") && (
        <Notice kind="critical" title={text(messages.otherAliasTitle)}>
          {stored.alias}
        </Notice>
      )}
      {notStored.includes("expirationDate") && (
        <Notice kind="critical" title={text(messages.otherExpiryTitle)}>
          {expirationDate
            ? text(messages.expiresAt, { moment: date(expirationDate.epochMillis, "dayMoment") })
            : text(messages.neverExpires)}
        </Notice>
      )}
      {predecessor && <Replaces secret={predecessor} />}
      <CodeField
        label={text(messages.value, { alias: stored.alias })}
        value={connection}
        rows={4}
        description={hasCopyFailed ? text(messages.copyYourself) : undefined}
        inputRef={field}
        onCopied={(copied) => copied.includes(value) && setCopied(true)}
      />
      {/* Screen readers say the notice with the button that has the focus. */}
      <CopyButton
        variant={isKept ? "secondary" : "primary"}
        ref={focusNow}
        aria-describedby={noticeId}
        onCopy={() => take(connection)}
      />
      <CopyButton onCopy={() => take(value)}>{text(messages.copySecret)}</CopyButton>
      {hasCopyFailed && !isCopied && (
        <Switch isSelected={isStored} onChange={setStored}>
          {text(messages.stored)}
        </Switch>
      )}
      <DialogActions>
        <Button variant="primary" onPress={onClose} isDisabled={!isKept}>
          {text(messages.done)}
        </Button>
      </DialogActions>
    </>
  );
}
