/** A calendar of one month, in which a first and a last day are chosen. */
import { parseDate } from "@internationalized/date";
import { RangeCalendar as AriaRangeCalendar } from "react-aria-components/RangeCalendar";
import * as css from "./CalendarMonth.css.ts";
import { CalendarMonth } from "./CalendarMonth.tsx";
import { type CalendarProps, useCalendar } from "./useCalendar.ts";

/** ISO dates: `2026-03-01`. */
export interface DayRange {
  readonly first: string;
  readonly last: string;
}

export interface RangeCalendarProps extends CalendarProps {
  value: DayRange | null;
  onChange: (range: DayRange) => void;
}

export function RangeCalendar({ value, onChange, ...calendar }: RangeCalendarProps) {
  const { props, keepFocus } = useCalendar(calendar, value?.last, calendar.max);
  return (
    <AriaRangeCalendar
      {...props}
      className={css.range}
      value={value && { start: parseDate(value.first), end: parseDate(value.last) }}
      onChange={({ start, end }) => {
        keepFocus(end.toString());
        onChange({ first: start.toString(), last: end.toString() });
      }}
    >
      <CalendarMonth {...calendar} />
    </AriaRangeCalendar>
  );
}
