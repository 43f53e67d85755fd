/** A form with its kept values, a field and its buttons. */
import { useText } from "#src/i18n/i18n.ts";
import { messages as forms } from "#src/interaction/messages.en.ts";
import { Form } from "#src/ui/Form.tsx";
import { FormActions } from "#src/ui/FormActions.tsx";
import { OfflineContext } from "#src/ui/OfflineContext.ts";
import { TextField } from "#src/ui/TextField.tsx";
import { messages } from "./messages.en.ts";
import { Sample, SampleCard } from "./Samples.tsx";

const noop = () => undefined;

export function FormSamples() {
  const text = useText();
  const kept = {
    text: text(forms.kept),
    restoreLabel: text(forms.restore),
    restore: noop,
    discardLabel: text(forms.discard),
    discard: noop,
  };
  const actions = {
    cancelLabel: text(forms.cancel),
    onCancel: noop,
    submitLabel: text(messages.create),
    pendingLabel: text(messages.busy),
  };
  return (
    <SampleCard components="Form, FormActions, KeptNotice" layout="wide">
      {(["rest", "busy", "disabled"] as const).map((state) => (
        <Sample key={state} state={state}>
          <Form onSubmit={(event) => event.preventDefault()} kept={state === "rest" ? kept : undefined}>
            <TextField label={text(messages.name)} defaultValue="Vital Steps" />
            <OfflineContext value={state === "disabled" ? text(messages.waiting) : undefined}>
              <FormActions {...actions} isSubmitting={state === "busy"} />
            </OfflineContext>
          </Form>
        </Sample>
      ))}
    </SampleCard>
  );
}
