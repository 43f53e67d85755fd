/** What is chosen, switched or unfolded. */
import { useState } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { Checkbox } from "#src/ui/Checkbox.tsx";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { Disclosure } from "#src/ui/Disclosure.tsx";
import { Switch } from "#src/ui/Switch.tsx";
import { messages } from "./messages.en.ts";
import { Interactive, Sample, SampleCard } from "./Samples.tsx";

const states = ["hovered", "focused"] as const;
const nothing = () => undefined;

export function ChoiceSamples() {
  const text = useText();
  const [choice, setChoice] = useState<"positive" | "critical">("positive");
  const [isOn, setOn] = useState(true);
  const [isOpen, setOpen] = useState(true);
  const switched = { isSelected: isOn, onChange: setOn, children: text(messages.compare) };
  const checked = { isSelected: isOn, onChange: setOn, children: text(messages.understood) };
  const folded = { title: text(messages.link), children: <p>{text(messages.sentence)}</p> };
  const choices = (["positive", "critical"] as const).map((id) => ({ id, name: text(messages[id]) }));
  const bar = { label: text(messages.status), choices, value: choice, onChange: setChoice };
  return (
    <>
      <SampleCard of="ChoiceBar">
        <Interactive states={states}>
          <ChoiceBar {...bar} />
        </Interactive>
        <Sample state="labelHidden">
          <ChoiceBar {...bar} isLabelHidden />
        </Sample>
      </SampleCard>
      <SampleCard of="Checkbox">
        <Interactive states={states}>
          <Checkbox {...checked} />
        </Interactive>
        <Sample state="off">
          <Checkbox {...checked} isSelected={!isOn} onChange={nothing} />
        </Sample>
      </SampleCard>
      <SampleCard of="Switch">
        <Interactive states={states}>
          <Switch {...switched} />
        </Interactive>
        <Sample state="off">
          <Switch {...switched} isSelected={!isOn} onChange={nothing} />
        </Sample>
        <Sample state="disabled">
          <Switch {...switched} isDisabled description={text(messages.nothingBefore)} />
        </Sample>
      </SampleCard>
      <SampleCard of="Disclosure" layout="wide">
        <Interactive>
          <Disclosure {...folded} isExpanded={!isOpen} onExpandedChange={(isOn) => setOpen(!isOn)} />
        </Interactive>
        <Sample state="opened">
          <Disclosure {...folded} isExpanded={isOpen} onExpandedChange={setOpen} />
        </Sample>
      </SampleCard>
    </>
  );
}
