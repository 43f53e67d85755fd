/** A calendar of one month, in which a first and a last day are chosen. */
import { parseDate } from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  RangeCalendar as AriaRangeCalendar,
} from "react-aria-components/RangeCalendar";
import type { Text } from "#src/i18n/Text.ts";
import { IconButton } from "./IconButton.tsx";
import * as css from "./RangeCalendar.css.ts";

/** ISO dates: `2026-03-01`. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

export interface RangeCalendarProps {
  label: Text;
  previousLabel: Text;
  nextLabel: Text;
  value: DayRange | null;
  onChange: (range: DayRange) => void;
  /** ISO dates: other days cannot be chosen. */
  min: string;
  max: string;
  /** 1 for Monday to 7 for Sunday. */
  weekStart: number;
}

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

export function RangeCalendar({
  label,
  previousLabel,
  nextLabel,
  value,
  onChange,
  min,
  max,
  weekStart,
}: RangeCalendarProps) {
  const [focused, setFocused] = useState(() => parseDate(value?.last ?? max));
  const [followed, setFollowed] = useState(value?.last);
  // Shows the month of days that were typed.
  if (value !== null && value.last !== followed) {
    setFollowed(value.last);
    setFocused(parseDate(value.last));
  }
  return (
    <AriaRangeCalendar
      className={css.root}
      aria-label={label}
      value={value && { start: parseDate(value.first), end: parseDate(value.last) }}
      onChange={({ start, end }) => {
        // The focus stays on the day that was chosen last.
        setFollowed(end.toString());
        onChange({ first: start.toString(), last: end.toString() });
      }}
      minValue={parseDate(min)}
      maxValue={parseDate(max)}
      focusedValue={focused}
      onFocusChange={setFocused}
      firstDayOfWeek={weekdays[weekStart - 1] ?? "mon"}
    >
      <header className={css.head}>
        <IconButton slot="previous" icon={ChevronLeft} label={previousLabel} />
        <Heading className={css.month} />
        <IconButton slot="next" icon={ChevronRight} label={nextLabel} />
      </header>
      <CalendarGrid className={css.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell className={css.day} date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </AriaRangeCalendar>
  );
}
