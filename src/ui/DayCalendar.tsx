/** A calendar of one month, in which a day is chosen. */
import { parseDate } from "@internationalized/date";
import { Calendar } from "react-aria-components/Calendar";
import { CalendarMonth } from "./CalendarMonth.tsx";
import { type CalendarProps, useCalendar } from "./useCalendar.ts";

export interface DayCalendarProps extends CalendarProps {
  value: string | null;
  onChange: (day: string) => void;
}

export function DayCalendar({ value, onChange, ...calendar }: DayCalendarProps) {
  const { props } = useCalendar(calendar, value ?? undefined, calendar.min);
  return (
    <Calendar
      {...props}
      value={value === null ? null : parseDate(value)}
      onChange={(day) => onChange(day.toString())}
    >
      <CalendarMonth {...calendar} />
    </Calendar>
  );
}
