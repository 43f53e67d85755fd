/** Fields for special values: options with a filter, suggestions, a date, a search, a code, a colour. */
import { useSetAtom } from "jotai";
import { useState } from "react";
import { fold } from "#src/domain/wordSearch.ts";
import { asWritten } from "#src/i18n/Text.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as forms } from "#src/interaction/messages.en.ts";
import { toastAtom } from "#src/interaction/toasts.ts";
import { CodeField } from "#src/ui/CodeField.tsx";
import { ColourPicker } from "#src/ui/ColourPicker.tsx";
import { ComboBox } from "#src/ui/ComboBox.tsx";
import { SearchField } from "#src/ui/SearchField.tsx";
import { SuggestField } from "#src/ui/SuggestField.tsx";
import { messages } from "./messages.en.ts";
import { InteractionStates, Sample, SampleCard } from "./Samples.tsx";

const options = ["Balance", "Harbour Health", "Vital Steps"].map((name) => ({ id: name, name }));
const states = ["hovered", "focused"] as const;

export function EntrySamples() {
  const text = useText();
  const toast = useSetAtom(toastAtom);
  const [app, setApp] = useState("Balance");
  const [query, setQuery] = useState("Balance");
  const [font, setFont] = useState("Inter");
  const [colour, setColour] = useState("#0F766E");
  const search = { label: text(messages.search), clearLabel: text(messages.clear), onChange: setQuery };
  const fonts = { value: font, onChange: setFont, suggestions: ["Inter", "Roboto", "Georgia"] };
  return (
    <>
      <SampleCard components="ComboBox" layout="fields">
        <InteractionStates states={states}>
          <ComboBox
            label={text(messages.app)}
            options={options}
            fold={fold}
            value={app}
            onChange={setApp}
            noMatchText={text(messages.noneFits)}
            moreMatchesText={(count) => text(messages.moreFit, { count })}
            onDiscard={() => toast(text(messages.noneFits), { isFailure: true })}
          />
        </InteractionStates>
      </SampleCard>
      <SampleCard components="SuggestField" layout="fields">
        <InteractionStates states={states}>
          <SuggestField label={text(messages.font)} {...fonts} />
        </InteractionStates>
        <Sample state="invalid">
          <SuggestField label={text(messages.font)} {...fonts} error={text(forms.required)} />
        </Sample>
      </SampleCard>
      <SampleCard components="SearchField" layout="fields">
        <InteractionStates states={states}>
          <SearchField {...search} value={query} />
        </InteractionStates>
        <Sample state="empty">
          <SearchField {...search} value="" />
        </Sample>
      </SampleCard>
      <SampleCard components="CodeField" layout="fields">
        <InteractionStates states={states}>
          <CodeField
            label={text(messages.code)}
            value={asWritten("wbk_4f1c0a9e7d2b")}
            description={text(messages.nameHelp)}
          />
        </InteractionStates>
      </SampleCard>
      <SampleCard components="ColourPicker">
        <InteractionStates states={states}>
          <ColourPicker
            label={text(messages.colour)}
            hueLabel={text(messages.hue)}
            value={colour}
            onChange={setColour}
          />
        </InteractionStates>
      </SampleCard>
    </>
  );
}
