/** Registers an app. */
import { useSetAtom } from "jotai";
import { type App, NewApp } from "#schemas/apps/App.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Form, FormActions } from "#src/interaction/Form.tsx";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { useIsFree } from "#src/interaction/uniqueness.ts";
import { useForm } from "#src/interaction/useForm.ts";
import { Dialog } from "#src/ui/Dialog.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { createAppAtom, nameUniqueness } from "./appWrites.ts";
import { messages } from "./messages.en.ts";

export interface CreateAppDialogProps {
  onClose: () => void;
  onCreated: (app: App) => void;
}

export function CreateAppDialog({ onClose, onCreated }: CreateAppDialogProps) {
  const text = useText();
  const create = useSetAtom(createAppAtom);
  const toast = useSetAtom(toastAtom);
  const form = useForm({
    id: "new app",
    schema: NewApp,
    submit: (app, key) => create({ app, key }),
    failureTitle: messages.createFailed,
    failures: { AppNameTaken: messages.nameTaken },
    conflicts: { AppNameTaken: "name" },
    onSuccess: ({ stored: app, notStored }) => {
      toast(text(notStored.length === 0 ? messages.created : messages.createdAs, { name: app.name }));
      onClose();
      onCreated(app);
    },
  });
  const isTaken = useIsFree(nameUniqueness, form.validValue("name")) === false;
  return (
    <Dialog title={text(messages.create)}>
      <Form {...form.props}>
        <p>{text(messages.createText)}</p>
        <TextField
          {...form.field("name", isTaken ? messages.nameTaken : undefined)}
          label={text(interaction.name)}
          autoFocus
          isRequired
        />
        <FormActions
          {...form.actions}
          onCancel={onClose}
          submitLabel={text(messages.register)}
          pendingLabel={text(messages.creating)}
        />
      </Form>
    </Dialog>
  );
}
