/** What is filled in or chosen. */
import { useState } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { asWritten } from "#src/i18n/Text.ts";
import { messages as forms } from "#src/interaction/messages.en.ts";
import { Select } from "#src/ui/Select.tsx";
import { TextField } from "#src/ui/TextField.tsx";
import * as css from "../IconsPage.css.ts";
import { messages } from "./messages.en.ts";
import { InState, Sample, SampleCard } from "./Samples.tsx";

const options = ["Balance", "Harbour Health", "Vital Steps"].map((name) => ({
  id: name,
  name: asWritten(name),
}));

export function FieldSamples() {
  const text = useText();
  const [chosen, setChosen] = useState("Balance");
  const field = { label: text(messages.name), defaultValue: "Vital Steps" };
  const select = { label: text(messages.app), options, value: chosen, onChange: setChosen };
  return (
    <>
      <SampleCard of="TextField">
        <Sample state="empty">
          <div className={css.field}>
            <TextField {...field} defaultValue="" description={text(messages.nameHelp)} />
          </div>
        </Sample>
        {(["hovered", "focused"] as const).map((state) => (
          <Sample key={state} state={state}>
            <div className={css.field}>
              <InState state={state}>
                <TextField {...field} />
              </InState>
            </div>
          </Sample>
        ))}
        <Sample state="invalid">
          <div className={css.field}>
            <TextField {...field} defaultValue="" isRequired error={text(forms.required)} />
          </div>
        </Sample>
        <Sample state="readOnly">
          <div className={css.field}>
            <TextField {...field} isReadOnly />
          </div>
        </Sample>
        <Sample state="disabled">
          <div className={css.field}>
            <TextField {...field} isDisabled />
          </div>
        </Sample>
      </SampleCard>
      <SampleCard of="Select">
        <Sample state="rest">
          <div className={css.field}>
            <Select {...select} />
          </div>
        </Sample>
        <Sample state="focused">
          <div className={css.field}>
            <InState state="focused">
              <Select {...select} />
            </InState>
          </div>
        </Sample>
        <Sample state="invalid">
          <div className={css.field}>
            <Select {...select} error={text(forms.required)} />
          </div>
        </Sample>
        <Sample state="disabled">
          <div className={css.field}>
            <Select {...select} isDisabled />
          </div>
        </Sample>
        <Sample state="quiet">
          <Select {...select} variant="quiet" />
        </Sample>
      </SampleCard>
    </>
  );
}
