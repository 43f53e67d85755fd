/** Edits the name of an app; StatusSwitch.tsx changes its status. */
import { useSetAtom } from "jotai";
import { type App, AppEdits } from "#schemas/apps/App.ts";
import { uniqueKey } from "#schemas/uniqueKey.ts";
import {
  type AppVersion,
  nameUniqueness,
  saveAppAtom,
  saveFailures,
  withEdits,
} from "#src/features/apps/appWrites.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { useIsTaken } from "#src/interaction/uniqueness.ts";
import { useForm } from "#src/interaction/useForm.ts";
import { Form } from "#src/ui/Form.tsx";
import { FormActions } from "#src/ui/FormActions.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { messages } from "./messages.en.ts";

const schema = AppEdits.pick("name");

export interface EditAppFormProps {
  version: AppVersion;
  onClose: () => void;
  onSaved: (app: App) => void;
  onConflict: (edits: AppEdits, theirs: AppVersion) => void;
}

export function EditAppForm({ version: { app, etag }, onClose, onSaved, onConflict }: EditAppFormProps) {
  const text = useText();
  const save = useSetAtom(saveAppAtom);
  const toast = useSetAtom(toastAtom);
  const form = useForm({
    id: `app ${app.id}`,
    schema,
    initial: { name: app.name },
    submit: ({ name }) => save({ app: withEdits(app, { name, status: app.status }), etag, edited: "name" }),
    onUnchanged: () => {
      toast(text(interaction.nothingToSave));
      onClose();
    },
    failureTitle: messages.saveFailed,
    failures: {
      ...saveFailures,
      AppChanged: undefined,
    },
    onFailure: (failure) => {
      if (failure._tag !== "AppChanged") return;
      const { mine, theirs } = failure;
      // Only the name was edited.
      onConflict({ ...mine, status: theirs.app.status }, theirs);
    },
    conflicts: { AppNameTaken: "name" },
    onSuccess: (saved) => {
      toast(text(messages.saved));
      onSaved(saved);
    },
  });
  const name = form.validValue("name");
  const isOwn = uniqueKey(name) === uniqueKey(app.name);
  const isTaken = useIsTaken(nameUniqueness, isOwn ? "" : name);
  return (
    <Form {...form.props}>
      <TextField
        {...form.field("name", isTaken ? messages.nameTaken : undefined)}
        label={text(messages.name)}
        autoFocus
        isRequired
      />
      <FormActions
        {...form.actions}
        onCancel={onClose}
        submitLabel={text(messages.save)}
        pendingLabel={text(messages.saving)}
      />
    </Form>
  );
}
