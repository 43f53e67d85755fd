/** The switch that compares with the period before. */
import { useAtomValue, useSetAtom } from "jotai";
import { useI18n } from "#src/i18n/i18n.ts";
import { Switch } from "#src/ui/Switch.tsx";
import { chooseAtom, periodChoiceAtom, previousPeriodAtom } from "./choice.ts";
import { messages } from "./messages.en.ts";
import { daysText } from "./periodWords.ts";

export function CompareSwitch() {
  const i18n = useI18n();
  const previous = useAtomValue(previousPeriodAtom);
  const isAllTime = useAtomValue(periodChoiceAtom) === "ALL_TIME";
  const choose = useSetAtom(chooseAtom);
  const description = isAllTime
    ? i18n.text(messages.nothingBefore)
    : previous && i18n.text(messages.comparedWith, { days: daysText(i18n, previous) });
  return (
    <Switch
      isSelected={previous !== null}
      isDisabled={isAllTime}
      onChange={(isCompared) => choose({ isCompared })}
      {...(description && { description })}
    >
      {i18n.text(messages.compare)}
    </Switch>
  );
}
