/** Fields for values of one kind: a day, a colour, a code, one of many. */
import { type ReactNode, useState } from "react";
import { asWritten } from "#src/i18n/Text.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as forms } from "#src/interaction/messages.en.ts";
import { CodeField } from "#src/ui/CodeField.tsx";
import { ColourPicker } from "#src/ui/ColourPicker.tsx";
import { ComboBox } from "#src/ui/ComboBox.tsx";
import { DateField } from "#src/ui/DateField.tsx";
import { SearchField } from "#src/ui/SearchField.tsx";
import { SuggestField } from "#src/ui/SuggestField.tsx";
import * as css from "../IconsPage.css.ts";
import { messages } from "./messages.en.ts";
import { InState, Sample, SampleCard, type SampleProps } from "./Samples.tsx";

const options = ["Balance", "Harbour Health", "Vital Steps"].map((name) => ({ id: name, name }));

function Field({ state, children }: SampleProps & { children: ReactNode }) {
  return (
    <Sample state={state}>
      <div className={css.field}>{children}</div>
    </Sample>
  );
}

export function EntrySamples() {
  const text = useText();
  const [chosen, setChosen] = useState("Balance");
  const [typed, setTyped] = useState("Balance");
  const [font, setFont] = useState("Inter");
  const [colour, setColour] = useState("#0F766E");
  const day = { label: text(messages.day), min: "2026-01-01", max: "2031-12-31", defaultValue: "2026-06-30" };
  const search = { label: text(messages.search), clearLabel: text(messages.clear), onChange: setTyped };
  const fonts = { value: font, onChange: setFont, suggestions: ["Inter", "Roboto", "Georgia"] };
  return (
    <>
      <SampleCard of="ComboBox, SuggestField">
        <Field state="rest">
          <ComboBox
            label={text(messages.app)}
            options={options}
            value={chosen}
            onChange={setChosen}
            noneText={text(messages.noneFits)}
            moreText={(count) => text(messages.moreFit, { count })}
          />
        </Field>
        <Field state="rest">
          <SuggestField label={text(messages.font)} {...fonts} />
        </Field>
        <Field state="invalid">
          <SuggestField label={text(messages.font)} {...fonts} error={text(forms.required)} />
        </Field>
      </SampleCard>
      <SampleCard of="DateField">
        <Field state="rest">
          <DateField {...day} />
        </Field>
        <Field state="focused">
          <InState state="focused">
            <DateField {...day} />
          </InState>
        </Field>
        <Field state="invalid">
          <DateField {...day} error={text(forms.required)} />
        </Field>
        <Field state="disabled">
          <DateField {...day} isDisabled />
        </Field>
      </SampleCard>
      <SampleCard of="SearchField, CodeField, ColourPicker">
        <Field state="empty">
          <SearchField {...search} value="" />
        </Field>
        <Field state="rest">
          <SearchField {...search} value={typed} />
        </Field>
        <Field state="readOnly">
          <CodeField
            label={text(messages.code)}
            value={asWritten("wbk_4f1c0a9e7d2b")}
            description={text(messages.nameHelp)}
          />
        </Field>
        <Sample state="rest">
          <ColourPicker
            label={text(messages.colour)}
            hueLabel={text(messages.hue)}
            value={colour}
            onChange={setColour}
          />
        </Sample>
      </SampleCard>
    </>
  );
}
