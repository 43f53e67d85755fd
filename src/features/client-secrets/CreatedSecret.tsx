/** Shows a secret's value, the only time. The value lives in this component alone. */
import { Effect, Redacted } from "effect";
import { atom, useSetAtom } from "jotai";
import { Download } from "lucide-react";
import { useRef, useState } from "react";
import type { CreatedClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { secretFile } from "#src/domain/client-secrets/secretFile.ts";
import { useText } from "#src/i18n/i18n.ts";
import { copyAtom } from "#src/interaction/copy.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { useUnsaved } from "#src/interaction/unsaved.ts";
import { runEffect } from "#src/runtime/runEffect.ts";
import { Downloads } from "#src/services/Downloads.ts";
import { Button } from "#src/ui/Button.tsx";
import { Checkbox } from "#src/ui/Checkbox.tsx";
import { CodeField } from "#src/ui/CodeField.tsx";
import { CopyButton } from "#src/ui/CopyButton.tsx";
import { DialogActions } from "#src/ui/Dialog.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import * as css from "./CreatedSecret.css.ts";
import { messages } from "./messages.en.ts";

const saveFileAtom = atom(null, (get, _set, { name, text }: ReturnType<typeof secretFile>) =>
  runEffect(
    get,
    Effect.flatMap(Downloads, ({ save }) =>
      save({ name, content: new Blob([text], { type: "text/plain" }) }),
    ),
  ),
);

export interface CreatedSecretProps {
  created: CreatedClientSecret;
  onClose: () => void;
}

export function CreatedSecret({ created, onClose }: CreatedSecretProps) {
  const text = useText();
  const copy = useSetAtom(copyAtom);
  const saveFile = useSetAtom(saveFileAtom);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isStored, setStored] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useUnsaved(!isStored, messages.secretLoss);
  const copyValue = async () => {
    const isCopied = await copy(Redacted.value(created.token));
    setFailed(!isCopied);
    if (!isCopied) field.current?.focus();
    return isCopied;
  };
  return (
    <>
      <Notice kind="caution">{text(messages.notice)}</Notice>
      <CodeField
        label={text(messages.value, { alias: created.alias })}
        value={Redacted.value(created.token)}
        description={hasFailed ? text(messages.copyYourself) : undefined}
        inputRef={field}
        autoFocus
      />
      <div className={css.acts}>
        <CopyButton
          words={{
            idle: text(interaction.copy),
            copied: text(interaction.copied),
            failed: text(interaction.copyFailed),
          }}
          onCopy={copyValue}
        />
        <Button
          icon={Download}
          onPress={() => void saveFile(secretFile(created, Redacted.value(created.token)))}
        >
          {text(messages.download)}
        </Button>
      </div>
      <Checkbox isSelected={isStored} onChange={setStored}>
        {text(messages.stored)}
      </Checkbox>
      <DialogActions>
        <Button variant="primary" onPress={onClose} isDisabled={!isStored}>
          {text(messages.close)}
        </Button>
      </DialogActions>
    </>
  );
}
