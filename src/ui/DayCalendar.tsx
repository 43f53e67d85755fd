/** A calendar of one month, in which a day is chosen. */
import { parseDate } from "@internationalized/date";
import { useState } from "react";
import { Calendar } from "react-aria-components/Calendar";
import { CalendarMonth, type CalendarProps } from "./CalendarMonth.tsx";
import * as css from "./CalendarMonth.css.ts";
import { firstDayOfWeek } from "./firstDayOfWeek.ts";

export interface DayCalendarProps extends CalendarProps {
  /** An ISO date. */
  value: string | null;
  onChange: (day: string) => void;
}

export function DayCalendar({ label, value, onChange, min, max, weekStart, ...month }: DayCalendarProps) {
  const [focused, setFocused] = useState(() => parseDate(value ?? min));
  const [followed, setFollowed] = useState(value);
  // Shows the month of a day that was typed.
  if (value !== null && value !== followed) {
    setFollowed(value);
    setFocused(parseDate(value));
  }
  return (
    <Calendar
      className={css.root}
      aria-label={label}
      value={value === null ? null : parseDate(value)}
      onChange={(day) => onChange(day.toString())}
      minValue={parseDate(min)}
      maxValue={parseDate(max)}
      focusedValue={focused}
      onFocusChange={setFocused}
      firstDayOfWeek={firstDayOfWeek(weekStart)}
    >
      <CalendarMonth {...month} />
    </Calendar>
  );
}
