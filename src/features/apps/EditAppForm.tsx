/** Edits name and status of an app. Changing the status asks for confirmation first. */
import { useSetAtom } from "jotai";
import { useState } from "react";
import { type App, AppEdits } from "#schemas/apps/App.ts";
import { withEdits } from "#src/domain/apps/appEdits.ts";
import { useText } from "#src/i18n/i18n.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { useIsTaken } from "#src/interaction/uniqueness.ts";
import { useForm } from "#src/interaction/useForm.ts";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { Form } from "#src/ui/Form.tsx";
import { FormActions } from "#src/ui/FormActions.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { type AppVersion, saveAppAtom } from "./appWrites.ts";
import { messages } from "./messages.en.ts";
import { nameUniqueness } from "./nameUniqueness.ts";
import { StatusQuestion } from "./StatusQuestion.tsx";

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
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();
  const confirmed = () =>
    new Promise<boolean>((resolve) => {
      setAnswer(() => (isConfirmed: boolean) => {
        setAnswer(undefined);
        resolve(isConfirmed);
      });
    });
  const form = useForm({
    id: `app ${app.id}`,
    schema: AppEdits,
    initial: { name: app.name, status: app.status },
    submit: async (edits) => {
      if (edits.status !== app.status && !(await confirmed())) return undefined;
      return save({ app: withEdits(app, edits), etag });
    },
    failureTitle: messages.saveFailed,
    failures: {
      NotFound: messages.appGone,
      AppNameTaken: messages.nameTaken,
      AppChanged: ({ mine, theirs }) => {
        onConflict(mine, theirs);
        return undefined;
      },
    },
    conflicts: { AppNameTaken: "name" },
    onSuccess: (saved) => {
      toast(text(messages.saved));
      onSaved(saved);
    },
  });
  const name = form.validValue("name");
  const isTaken = useIsTaken(nameUniqueness, name === app.name ? "" : name);
  const { value: status, onChange: setStatus } = form.field("status");
  return (
    <Form {...form.props}>
      <TextField
        {...form.field("name", isTaken ? messages.nameTaken : undefined)}
        label={text(messages.name)}
        autoFocus
        isRequired
      />
      <ChoiceBar
        label={text(messages.status)}
        choices={[
          { id: "enabled", name: text(messages.enabled) },
          { id: "disabled", name: text(messages.disabled) },
        ]}
        value={status}
        onChange={setStatus}
      />
      <FormActions
        {...form.actions}
        onCancel={onClose}
        submitLabel={text(messages.save)}
        pendingLabel={text(messages.saving)}
      />
      <StatusQuestion
        name={app.name}
        next={status === "disabled" ? "disabled" : "enabled"}
        onAnswer={answer}
      />
    </Form>
  );
}
