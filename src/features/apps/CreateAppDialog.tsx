/** Registers an app. */
import { Exit } from "effect";
import { useSetAtom } from "jotai";
import { useState } from "react";
import type { App } from "#schemas/apps/App.ts";
import { failureWords } from "#src/i18n/failures.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { useForm } from "#src/interaction/useForm.ts";
import { useIntent } from "#src/interaction/useIntent.ts";
import { Dialog } from "#src/ui/Dialog.tsx";
import { Form } from "#src/ui/Form.tsx";
import { FormActions } from "#src/ui/FormActions.tsx";
import { KeptNotice } from "#src/ui/KeptNotice.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { nameRules, nameTaken, useNameAdvice } from "./appName.ts";
import { createAppAtom } from "./appWrites.ts";
import { messages } from "./messages.en.ts";

export interface CreateAppDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (app: App) => void;
}

export function CreateAppDialog({ isOpen, ...form }: CreateAppDialogProps) {
  const text = useText();
  return (
    <Dialog isOpen={isOpen} title={text(messages.createTitle)}>
      <CreateAppForm {...form} />
    </Dialog>
  );
}

function CreateAppForm({ onClose, onCreated }: Omit<CreateAppDialogProps, "isOpen">) {
  const text = useText();
  const create = useSetAtom(createAppAtom);
  const toast = useSetAtom(toastAtom);
  const keyOf = useIntent();
  const [failure, setFailure] = useState<Message>();
  const form = useForm({
    id: "new app",
    initial: { name: "" },
    rules: { name: nameRules },
    onSubmit: async ({ name }) => {
      setFailure(undefined);
      const exit = await create({ name, key: keyOf(name) });
      if (Exit.isFailure(exit)) {
        setFailure(failureWords(exit.cause));
        return undefined;
      }
      if (exit.value._tag === "Taken") return { name: nameTaken };
      toast(text(messages.created, { name }));
      onClose();
      onCreated(exit.value.app);
      return undefined;
    },
  });
  const advice = useNameAdvice(form.values.name);
  return (
    <Form {...form.props}>
      <p>{text(messages.createText)}</p>
      <KeptNotice
        kept={form.kept}
        words={{
          kept: text(interaction.kept),
          restore: text(interaction.restore),
          discard: text(interaction.discard),
        }}
      />
      {failure && (
        <Notice kind="critical" title={text(messages.createFailed)}>
          {text(failure)}
        </Notice>
      )}
      <TextField {...form.field("name", advice)} label={text(messages.name)} autoFocus isRequired />
      <FormActions
        cancelLabel={text(interaction.cancel)}
        onCancel={onClose}
        submitLabel={text(messages.create)}
        pendingLabel={text(messages.creating)}
        isSubmitting={form.isSubmitting}
      />
    </Form>
  );
}
