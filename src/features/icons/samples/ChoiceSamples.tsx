/** Radio bar, checkbox, switch and disclosure. */
import { useState } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { Checkbox } from "#src/ui/Checkbox.tsx";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { Disclosure } from "#src/ui/Disclosure.tsx";
import { Switch } from "#src/ui/Switch.tsx";
import { messages } from "./messages.en.ts";
import { InteractionStates, Sample, SampleCard } from "./Samples.tsx";

const states = ["hovered", "focused"] as const;
const noop = () => undefined;

export function ChoiceSamples() {
  const text = useText();
  const [choice, setChoice] = useState<"positive" | "critical">("positive");
  const [isOn, setOn] = useState(true);
  const [isOpen, setOpen] = useState(true);
  const switchProps = { isSelected: isOn, onChange: setOn, children: text(messages.compare) };
  const checkbox = { isSelected: isOn, onChange: setOn, children: text(messages.understood) };
  const disclosure = { title: text(messages.link), children: <p>{text(messages.sentence)}</p> };
  const choices = (["positive", "critical"] as const).map((id) => ({ id, name: text(messages[id]) }));
  const bar = { label: text(messages.status), choices, value: choice, onChange: setChoice };
  return (
    <>
      <SampleCard components="ChoiceBar">
        <InteractionStates states={states}>
          <ChoiceBar {...bar} />
        </InteractionStates>
        <Sample state="labelHidden">
          <ChoiceBar {...bar} isLabelHidden />
        </Sample>
      </SampleCard>
      <SampleCard components="Checkbox">
        <InteractionStates states={states}>
          <Checkbox {...checkbox} />
        </InteractionStates>
        <Sample state="off">
          <Checkbox {...checkbox} isSelected={!isOn} onChange={noop} />
        </Sample>
      </SampleCard>
      <SampleCard components="Switch">
        <InteractionStates states={states}>
          <Switch {...switchProps} />
        </InteractionStates>
        <Sample state="off">
          <Switch {...switchProps} isSelected={!isOn} onChange={noop} />
        </Sample>
        <Sample state="disabled">
          <Switch {...switchProps} isDisabled description={text(messages.nothingBefore)} />
        </Sample>
      </SampleCard>
      <SampleCard components="Disclosure" layout="wide">
        <InteractionStates>
          <Disclosure {...disclosure} isExpanded={!isOpen} onExpandedChange={(isOn) => setOpen(!isOn)} />
        </InteractionStates>
        <Sample state="opened">
          <Disclosure {...disclosure} isExpanded={isOpen} onExpandedChange={setOpen} />
        </Sample>
      </SampleCard>
    </>
  );
}
