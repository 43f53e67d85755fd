/** A calendar of one month, in which a first and a last day are chosen. */
import { parseDate } from "@internationalized/date";
import { useState } from "react";
import { RangeCalendar as AriaRangeCalendar } from "react-aria-components/RangeCalendar";
import { CalendarMonth, type CalendarProps } from "./CalendarMonth.tsx";
import * as css from "./CalendarMonth.css.ts";
import { firstDayOfWeek } from "./firstDayOfWeek.ts";

/** ISO dates: `2026-03-01`. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

export interface RangeCalendarProps extends CalendarProps {
  value: DayRange | null;
  onChange: (range: DayRange) => void;
}

export function RangeCalendar({ label, value, onChange, min, max, weekStart, ...month }: RangeCalendarProps) {
  const [focused, setFocused] = useState(() => parseDate(value?.last ?? max));
  const [followed, setFollowed] = useState(value?.last);
  // Shows the month of days that were typed.
  if (value !== null && value.last !== followed) {
    setFollowed(value.last);
    setFocused(parseDate(value.last));
  }
  return (
    <AriaRangeCalendar
      className={css.range}
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
      firstDayOfWeek={firstDayOfWeek(weekStart)}
    >
      <CalendarMonth {...month} />
    </AriaRangeCalendar>
  );
}
