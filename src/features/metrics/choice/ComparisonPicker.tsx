/** The field that chooses what the period is compared with: nothing, the days right before it, or those of last year. */
import { useAtomValue, useSetAtom } from "jotai";
import { type Comparison, comparedPeriod, PastComparison } from "#src/domain/metrics/timePeriod.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { nowAtom } from "#src/runtime/now.ts";
import { todayAtom } from "#src/runtime/todayAtom.ts";
import { Select } from "#src/ui/Select.tsx";
import { chooseAtom, comparisonAtom, periodChoiceAtom } from "./choice.ts";
import { comparisonNames } from "./comparisonNames.ts";
import { messages } from "./messages.en.ts";
import { daysText } from "./periodWords.ts";

export interface ComparisonPickerProps {
  isLabelHidden?: boolean;
  "aria-describedby"?: string;
}

export function ComparisonPicker(props: ComparisonPickerProps) {
  const i18n = useI18n();
  const { text } = i18n;
  const comparison = useAtomValue(comparisonAtom);
  const choice = useAtomValue(periodChoiceAtom);
  const { day, zone } = useAtomValue(todayAtom);
  const now = useAtomValue(nowAtom);
  const choose = useSetAtom(chooseAtom);
  const compared = PastComparison.literals.flatMap((id) => {
    const period = comparedPeriod(id, choice, day, now, zone);
    return period ? [{ id, name: text(comparisonNames[id]), detail: daysText(i18n, period) }] : [];
  });
  return (
    <Select<Comparison>
      {...props}
      label={text(messages.compare)}
      options={[{ id: "none", name: text(comparisonNames.none) }, ...compared]}
      value={comparison}
      isDisabled={choice === "ALL_TIME"}
      onChange={(chosen) => choose({ comparison: chosen })}
    />
  );
}
