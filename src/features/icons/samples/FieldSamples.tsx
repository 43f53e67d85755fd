/** Text field and select. */
import { useState } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { asWritten } from "#src/i18n/Text.ts";
import { messages as forms } from "#src/interaction/messages.en.ts";
import { Select } from "#src/ui/Select.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import { messages } from "./messages.en.ts";
import { InteractionStates, Sample, SampleCard } from "./Samples.tsx";

const options = ["Balance", "Harbour Health", "Vital Steps"].map((name) => ({
  id: name,
  name: asWritten(name),
}));

export function FieldSamples() {
  const text = useText();
  const [app, setApp] = useState("Balance");
  const field = { label: text(messages.name), defaultValue: "Vital Steps" };
  const select = { label: text(messages.app), options, value: app, onChange: setApp };
  return (
    <>
      <SampleCard components="TextField" layout="fields">
        <InteractionStates states={["hovered", "focused"]}>
          <TextField {...field} />
        </InteractionStates>
        <Sample state="empty">
          <TextField {...field} defaultValue="" description={text(messages.nameHelp)} />
        </Sample>
        <Sample state="invalid">
          <TextField {...field} defaultValue="" isRequired error={text(forms.required)} />
        </Sample>
        <Sample state="readOnly">
          <TextField {...field} isReadOnly />
        </Sample>
        <Sample state="disabled">
          <TextField {...field} isDisabled />
        </Sample>
      </SampleCard>
      <SampleCard components="Select" layout="fields">
        <InteractionStates states={["hovered", "focused"]}>
          <Select {...select} />
        </InteractionStates>
        <Sample state="invalid">
          <Select {...select} error={text(forms.required)} />
        </Sample>
        <Sample state="disabled">
          <Select {...select} isDisabled />
        </Sample>
      </SampleCard>
      <SampleCard components="Select quiet">
        <InteractionStates>
          <Select {...select} variant="quiet" />
        </InteractionStates>
      </SampleCard>
    </>
  );
}
