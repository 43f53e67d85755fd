/** Shows a secret's value, once; it can close after the value is copied or stored. Only this component has the value. */
import { Redacted } from "effect";
import { useSetAtom } from "jotai";
import { CalendarPlus, Check, Copy, Download } from "lucide-react";
import { useRef, useState } from "react";
import type { CreatedClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { secretFile } from "#src/domain/client-secrets/secretFile.ts";
import { useText } from "#src/i18n/i18n.ts";
import { copyAtom } from "#src/interaction/copy.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { useUnsaved } from "#src/interaction/unsaved.ts";
import { Button } from "#src/ui/Button.tsx";
import { Checkbox } from "#src/ui/Checkbox.tsx";
import { CodeField } from "#src/ui/CodeField.tsx";
import { DialogActions } from "#src/ui/Dialog.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import * as css from "./CreatedSecret.css.ts";
import { messages } from "./messages.en.ts";
import { saveFileAtom, useSaveExpiry } from "./saving.ts";

export interface CreatedSecretProps {
  created: CreatedClientSecret;
  onClose: () => void;
}

export function CreatedSecret({ created, onClose }: CreatedSecretProps) {
  const text = useText();
  const { expirationDate } = created;
  const copy = useSetAtom(copyAtom);
  const saveFile = useSetAtom(saveFileAtom);
  const saveExpiry = useSaveExpiry();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<"copied" | "copyFailed">();
  const [isStored, setStored] = useState(false);
  useUnsaved(!isStored, messages.secretLoss);
  const copyValue = async () => {
    const isCopied = await copy(Redacted.value(created.token));
    setOutcome(isCopied ? "copied" : "copyFailed");
    if (isCopied) setStored(true);
    else field.current?.focus();
  };
  return (
    <>
      <Notice kind="caution">{text(messages.notice)}</Notice>
      <CodeField
        label={text(messages.value, { alias: created.alias })}
        value={Redacted.value(created.token)}
        description={outcome === "copyFailed" ? text(messages.copyYourself) : undefined}
        inputRef={field}
        autoFocus
      />
      <div className={css.acts}>
        {/* Outside the flow: no gap. */}
        <VisuallyHidden>
          <span role="status">{outcome && text(interaction[outcome])}</span>
        </VisuallyHidden>
        <Button icon={Download} onPress={() => saveFile(secretFile(created, Redacted.value(created.token)))}>
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
        {/* One button, so that it keeps its place and the focus. */}
        <Button
          variant="primary"
          icon={isStored ? Check : Copy}
          onPress={isStored ? onClose : () => void copyValue()}
        >
          {text(isStored ? messages.done : interaction.copy)}
        </Button>
      </DialogActions>
    </>
  );
}
