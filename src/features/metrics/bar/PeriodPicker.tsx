/** The field that chooses the period by name or by date, between buttons that lead to the periods before and after. */
import { DateTime } from "effect";
import { useAtomValue, useSetAtom } from "jotai";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type Ref, useRef, useState } from "react";
import { isSameData } from "#src/domain/isSameData.ts";
import {
  type Direction,
  isLongEnough,
  type PeriodChoice,
  stepChoice,
  timePeriod,
  timePeriodIds,
} from "#src/domain/metrics/timePeriod.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { todayAtom } from "#src/runtime/clockAtoms.ts";
import { IconButton } from "#src/ui/Button.tsx";
import type { Glyph } from "#src/ui/Icon.tsx";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { Presence } from "#src/ui/Presence.tsx";
import { Select } from "#src/ui/Select.tsx";
import { Tooltip } from "#src/ui/Tooltip.tsx";
import { chooseAtom, minimumDaysAtom, periodAtom, periodChoiceAtom } from "../question/choice.ts";
import { messages } from "../question/messages.en.ts";
import { daysText, periodName } from "../question/periodWords.ts";
import * as css from "./ChoiceBar.css.ts";

/** The list's entry for days that are not a named period. */
const byDate = "DAYS";
const other = "OTHER";

const DatesDialog = lazyPart(async () => (await import("./DatesDialog.tsx")).DatesDialog);

export interface PeriodPickerProps {
  isLabelHidden?: boolean;
  "aria-describedby"?: string;
}

export function PeriodPicker(props: PeriodPickerProps) {
  const i18n = useI18n();
  const { text } = i18n;
  const { day, zone } = useAtomValue(todayAtom);
  const period = useAtomValue(periodAtom);
  const least = useAtomValue(minimumDaysAtom);
  const choose = useSetAtom(chooseAtom);
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  const oneDay = (id: string, name: Message, daysAgo: number) => {
    const first = DateTime.subtract(day, { days: daysAgo });
    const choice = { first, last: first };
    return { id, choice, name: text(name), detail: daysText(i18n, timePeriod(choice, day, zone)) };
  };
  const [lastDays, ...longer] = timePeriodIds.map((id) => {
    const option = timePeriod(id, day, zone);
    const name = periodName(i18n, option);
    return { id, choice: id, name, ...(id !== "ALL_TIME" && { detail: daysText(i18n, option) }) };
  });
  const single = [oneDay("TODAY", messages.today, 0), oneDay("YESTERDAY", messages.yesterday, 1)];
  const listed = [...(lastDays ? [lastDays] : []), ...(least === 1 ? single : []), ...longer];
  const shown = listed.find(({ choice }) => isSameData<PeriodChoice>(choice, period.choice));
  const [isChoosing, setChoosing] = useState(false);
  const options = [
    ...(shown ? [] : [{ id: byDate, name: daysText(i18n, period) }]),
    ...listed,
    { id: other, name: text(messages.otherDates) },
  ];
  const select = (id: string) => {
    const chosen = listed.find((option) => option.id === id);
    if (chosen) choose({ period: chosen.choice });
    else if (id === other) setChoosing(true);
  };
  return (
    <div className={css.pickerRoot}>
      <StepButton ref={back} direction="previous" onLast={() => on.current?.focus()} />
      <Select
        {...props}
        label={text(messages.period)}
        options={options}
        value={shown?.id ?? byDate}
        onChange={select}
      />
      <StepButton ref={on} direction="next" onLast={() => back.current?.focus()} />
      <Presence>{isChoosing && <DatesDialog onClose={() => setChoosing(false)} />}</Presence>
    </div>
  );
}

const icons: Readonly<Record<Direction, Glyph>> = { previous: ChevronLeft, next: ChevronRight };

export interface StepButtonProps {
  ref: Ref<HTMLButtonElement>;
  direction: Direction;
  /** Called when the step led to the last possible period: the button is then disabled and loses the focus. */
  onLast: () => void;
}

function StepButton({ ref, direction, onLast }: StepButtonProps) {
  const i18n = useI18n();
  const { day, zone } = useAtomValue(todayAtom);
  const choose = useSetAtom(chooseAtom);
  const choice = useAtomValue(periodChoiceAtom);
  const least = useAtomValue(minimumDaysAtom);
  const stepFrom = (from: PeriodChoice) => {
    const next = stepChoice(from, day, direction);
    return next !== null && isLongEnough(next, least, day) ? next : null;
  };
  const label = i18n.text(messages[direction]);
  const target = stepFrom(choice);
  const go = () => {
    if (target === null) return;
    choose({ period: target });
    if (stepFrom(target) === null) onLast();
  };
  return (
    <Tooltip isDescription text={target === null ? label : daysText(i18n, timePeriod(target, day, zone))}>
      <IconButton ref={ref} icon={icons[direction]} label={label} isDisabled={target === null} onPress={go} />
    </Tooltip>
  );
}
