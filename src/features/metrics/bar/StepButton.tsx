/** A button that leads to the period before or after, of the same length. Its tooltip says which days these are. */
import { useAtomValue, useSetAtom } from "jotai";
import type { Ref } from "react";
import type { CalendarDay } from "#src/domain/calendarDay.ts";
import { isLongEnough } from "#src/domain/metrics/chosenDays.ts";
import { type PeriodChoice, timePeriod } from "#src/domain/metrics/timePeriod.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { todayAtom } from "#src/runtime/clockAtoms.ts";
import type { Glyph } from "#src/ui/Icon.tsx";
import { IconButton } from "#src/ui/IconButton.tsx";
import { Tooltip } from "#src/ui/Tooltip.tsx";
import { minimumDaysAtom } from "../question/minimumGroupSize.ts";
import { chooseAtom, periodChoiceAtom } from "../question/choice.ts";
import { daysText } from "../question/periodWords.ts";

export interface StepButtonProps {
  ref: Ref<HTMLButtonElement>;
  step: (choice: PeriodChoice, today: CalendarDay) => PeriodChoice | null;
  label: Text;
  icon: Glyph;
  /** Called when the step led to the last possible period: the button is then disabled and loses the focus. */
  onLast: () => void;
}

export function StepButton({ ref, step, label, icon, onLast }: StepButtonProps) {
  const i18n = useI18n();
  const { day, zone } = useAtomValue(todayAtom);
  const choose = useSetAtom(chooseAtom);
  const choice = useAtomValue(periodChoiceAtom);
  const least = useAtomValue(minimumDaysAtom);
  const stepFrom = (from: PeriodChoice) => {
    const next = step(from, day);
    return next !== null && isLongEnough(next, least, day) ? next : null;
  };
  const target = stepFrom(choice);
  const go = () => {
    if (target === null) return;
    choose({ period: target });
    if (stepFrom(target) === null) onLast();
  };
  return (
    <Tooltip text={target === null ? label : daysText(i18n, timePeriod(target, day, zone))}>
      <IconButton ref={ref} icon={icon} label={label} isDisabled={target === null} onPress={go} />
    </Tooltip>
  );
}
