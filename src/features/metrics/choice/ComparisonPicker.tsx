/** The switch that turns the comparison with the previous period on. */
import { useAtomValue, useSetAtom } from "jotai";
import { useText } from "#src/i18n/i18n.ts";
import { Switch } from "#src/ui/Switch.tsx";
import { chooseAtom, periodChoiceAtom, previousPeriodAtom } from "./choice.ts";
import { messages } from "./messages.en.ts";

export interface CompareSwitchProps {
  /** Shows the first word of its name only. */
  isShort?: boolean;
  "aria-describedby"?: string;
}

export function CompareSwitch({ isShort = false, ...props }: CompareSwitchProps) {
  const text = useText();
  const isSelected = useAtomValue(previousPeriodAtom) !== null;
  const isDisabled = useAtomValue(periodChoiceAtom) === "ALL_TIME";
  const choose = useSetAtom(chooseAtom);
  const name = text(messages.compare);
  return (
    <Switch
      {...props}
      {...(isShort && { "aria-label": name })}
      isSelected={isSelected}
      isDisabled={isDisabled}
      onChange={(isCompared) => choose({ isCompared })}
    >
      {isShort ? text(messages.compareShort) : name}
    </Switch>
  );
}
