/** Fields for values of one kind: a day, a colour, a code, one of many. */
import { useState } from "react";
import { asWritten } from "#src/i18n/Text.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as forms } from "#src/interaction/messages.en.ts";
import { CodeField } from "#src/ui/CodeField.tsx";
import { ColourPicker } from "#src/ui/ColourPicker.tsx";
import { ComboBox } from "#src/ui/ComboBox.tsx";
import { DateField } from "#src/ui/DateField.tsx";
import { SearchField } from "#src/ui/SearchField.tsx";
import { SuggestField } from "#src/ui/SuggestField.tsx";
import { messages } from "./messages.en.ts";
import { Interactive, Sample, SampleCard } from "./Samples.tsx";

const options = ["Balance", "Harbour Health", "Vital Steps"].map((name) => ({ id: name, name }));
const states = ["hovered", "focused"] as const;

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
      <SampleCard of="ComboBox" layout="fields">
        <Interactive states={states}>
          <ComboBox
            label={text(messages.app)}
            options={options}
            value={chosen}
            onChange={setChosen}
            noneText={text(messages.noneFits)}
            moreText={(count) => text(messages.moreFit, { count })}
          />
        </Interactive>
      </SampleCard>
      <SampleCard of="SuggestField" layout="fields">
        <Interactive states={states}>
          <SuggestField label={text(messages.font)} {...fonts} />
        </Interactive>
        <Sample state="invalid">
          <SuggestField label={text(messages.font)} {...fonts} error={text(forms.required)} />
        </Sample>
      </SampleCard>
      <SampleCard of="DateField" layout="fields">
        <Interactive states={states}>
          <DateField {...day} />
        </Interactive>
        <Sample state="invalid">
          <DateField {...day} error={text(forms.required)} />
        </Sample>
        <Sample state="disabled">
          <DateField {...day} isDisabled />
        </Sample>
      </SampleCard>
      <SampleCard of="SearchField" layout="fields">
        <Interactive states={states}>
          <SearchField {...search} value={typed} />
        </Interactive>
        <Sample state="empty">
          <SearchField {...search} value="" />
        </Sample>
      </SampleCard>
      <SampleCard of="CodeField" layout="fields">
        <Interactive states={states}>
          <CodeField
            label={text(messages.code)}
            value={asWritten("wbk_4f1c0a9e7d2b")}
            description={text(messages.nameHelp)}
          />
        </Interactive>
      </SampleCard>
      <SampleCard of="ColourPicker">
        <Interactive states={states}>
          <ColourPicker
            label={text(messages.colour)}
            hueLabel={text(messages.hue)}
            value={colour}
            onChange={setColour}
          />
        </Interactive>
      </SampleCard>
    </>
  );
}
