/** Name and status of an app. A new status asks, and says what it does. */
import { Exit } from "effect";
import { useSetAtom } from "jotai";
import { useState } from "react";
import type { App, AppStatus } from "#schemas/apps/App.ts";
import { failureWords } from "#src/i18n/failures.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages as interaction } from "#src/interaction/messages.en.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { useForm } from "#src/interaction/useForm.ts";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { Form } from "#src/ui/Form.tsx";
import { FormActions } from "#src/ui/FormActions.tsx";
import { KeptNotice } from "#src/ui/KeptNotice.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { nameRules, nameTaken, useNameAdvice } from "./appName.ts";
import { type AppVersion, saveAppAtom } from "./appWrites.ts";
import { messages } from "./messages.en.ts";
import { StatusQuestion } from "./StatusQuestion.tsx";

export interface EditAppFormProps {
  version: AppVersion;
  onClose: () => void;
  onSaved: (app: App) => void;
  onConflict: (mine: App, theirs: AppVersion) => void;
}

const asStatus = (value: string): AppStatus => (value === "disabled" ? "disabled" : "enabled");

export function EditAppForm({ version: { app, etag }, onClose, onSaved, onConflict }: EditAppFormProps) {
  const text = useText();
  const save = useSetAtom(saveAppAtom);
  const toast = useSetAtom(toastAtom);
  const [failure, setFailure] = useState<Message>();
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
    initial: { name: app.name, status: app.status },
    rules: { name: nameRules, status: [] },
    onSubmit: async (values) => {
      const mine = { ...app, name: values.name, status: asStatus(values.status) };
      if (mine.status !== app.status && !(await confirmed())) return undefined;
      setFailure(undefined);
      const exit = await save({ app: mine, etag });
      if (Exit.isFailure(exit)) {
        setFailure(failureWords(exit.cause, { NotFound: messages.appGone }));
        return undefined;
      }
      if (exit.value._tag === "Taken") return { name: nameTaken };
      if (exit.value._tag === "Changed") {
        onConflict(mine, exit.value.theirs);
        return undefined;
      }
      toast(text(messages.saved));
      onSaved(exit.value.app);
      return undefined;
    },
  });
  const status = form.field("status");
  const advice = useNameAdvice(form.values.name, app.name);
  return (
    <Form {...form.props}>
      <KeptNotice
        kept={form.kept}
        words={{
          kept: text(interaction.kept),
          restore: text(interaction.restore),
          discard: text(interaction.discard),
        }}
      />
      {failure && (
        <Notice kind="critical" title={text(messages.saveFailed)}>
          {text(failure)}
        </Notice>
      )}
      <TextField {...form.field("name", advice)} label={text(messages.name)} autoFocus isRequired />
      <ChoiceBar
        label={text(messages.status)}
        choices={[
          { id: "enabled", name: text(messages.enabled) },
          { id: "disabled", name: text(messages.disabled) },
        ]}
        value={asStatus(status.value)}
        onChange={status.onChange}
      />
      <FormActions
        cancelLabel={text(interaction.cancel)}
        onCancel={onClose}
        submitLabel={text(messages.save)}
        pendingLabel={text(messages.saving)}
        isSubmitting={form.isSubmitting}
      />
      <StatusQuestion name={app.name} next={asStatus(status.value)} onAnswer={answer} />
    </Form>
  );
}
