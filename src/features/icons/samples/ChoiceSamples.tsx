/** What is chosen, switched or unfolded. */
import { LayoutGrid, Users } from "lucide-react";
import { useState } from "react";
import { asWritten } from "#src/i18n/Text.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Checkbox } from "#src/ui/Checkbox.tsx";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { Disclosure } from "#src/ui/Disclosure.tsx";
import { NavItem } from "#src/ui/NavItem.tsx";
import { Switch } from "#src/ui/Switch.tsx";
import * as css from "../IconsPage.css.ts";
import { messages } from "./messages.en.ts";
import { InState, Sample, SampleCard } from "./Samples.tsx";

export function ChoiceSamples() {
  const text = useText();
  const [choice, setChoice] = useState<"positive" | "critical">("positive");
  const [isOn, setOn] = useState(true);
  const [isOpen, setOpen] = useState(true);
  const switched = { isSelected: isOn, onChange: setOn, children: text(messages.compare) };
  const choices = (["positive", "critical"] as const).map((id) => ({ id, name: text(messages[id]) }));
  const bar = { label: text(messages.status), choices, value: choice, onChange: setChoice };
  return (
    <>
      <SampleCard of="ChoiceBar, Checkbox, Switch">
        <Sample state="rest">
          <ChoiceBar {...bar} />
        </Sample>
        <Sample state="labelHidden">
          <ChoiceBar {...bar} isLabelHidden />
        </Sample>
        <Sample state="rest">
          <Checkbox isSelected={isOn} onChange={setOn}>
            {text(messages.understood)}
          </Checkbox>
        </Sample>
        <Sample state="rest">
          <Switch {...switched} />
        </Sample>
        <Sample state="focused">
          <InState state="focused">
            <Switch {...switched} />
          </InState>
        </Sample>
        <Sample state="disabled">
          <Switch {...switched} isDisabled description={text(messages.nothingBefore)} />
        </Sample>
      </SampleCard>
      <SampleCard of="Disclosure" isWide>
        <Sample state="rest">
          <Disclosure title={text(messages.link)} isExpanded={isOpen} onExpandedChange={setOpen}>
            <p>{text(messages.sentence)}</p>
          </Disclosure>
        </Sample>
      </SampleCard>
      <SampleCard of="NavItem">
        <Sample state="rest">
          <ul className={css.field}>
            <NavItem href="/dev/icons" icon={LayoutGrid} isCurrent>
              {asWritten("Balance")}
            </NavItem>
            <NavItem href="/dev/icons" icon={Users} isCurrent={false}>
              {asWritten("Vital Steps")}
            </NavItem>
          </ul>
        </Sample>
        {(["hovered", "pressed", "focused"] as const).map((state) => (
          <Sample key={state} state={state}>
            <InState state={state}>
              <ul className={css.field}>
                <NavItem href="/dev/icons" icon={Users} isCurrent={false}>
                  {asWritten("Vital Steps")}
                </NavItem>
              </ul>
            </InState>
          </Sample>
        ))}
      </SampleCard>
    </>
  );
}
