/** Calendars of one month, in which a day is chosen, or a first and a last one. Days are ISO dates: `2026-03-01`. */
import { parseDate, setLocalTimeZone } from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from "react-aria-components/Calendar";
import { RangeCalendar as AriaRangeCalendar } from "react-aria-components/RangeCalendar";
import type { Text } from "#src/i18n/i18n.ts";
import { IconButton } from "./Button.tsx";
import * as css from "./Calendar.css.ts";

// The library would remember the browser's zone, and yet take its offset of today: a laptop that has travelled would see
// the day before in each place. With a zone that was set, it takes no such short cut.
setLocalTimeZone("UTC");

interface CalendarProps {
  label: Text;
  previousLabel: Text;
  nextLabel: Text;
  /** Other days cannot be chosen. */
  min: string;
  max: string;
}

/** react-aria's hidden button for screen readers has no type: it would be the form's default button, and disabled in the last month. */
const keepFromSubmitting = (calendar: HTMLElement | null) => {
  for (const button of calendar?.querySelectorAll<HTMLButtonElement>("button:not([type])") ?? [])
    button.type = "button";
};

/**
 * What both show: the month of `day`, whenever it changes. `keepFocus` is called for a day that was chosen in the calendar
 * itself, where the focus stays.
 */
const useMonth = (
  { label, previousLabel, nextLabel, min, max }: CalendarProps,
  day: string | undefined,
  initial: string,
) => {
  const [focused, setFocused] = useState(() => parseDate(day ?? initial));
  const [followed, keepFocus] = useState(day);
  if (day !== undefined && day !== followed) {
    keepFocus(day);
    setFocused(parseDate(day));
  }
  const props = {
    ref: keepFromSubmitting,
    className: css.root,
    "aria-label": label,
    minValue: parseDate(min),
    maxValue: parseDate(max),
    focusedValue: focused,
    onFocusChange: setFocused,
    firstDayOfWeek: "mon" as const, // ISO 8601, as in the statistics
    children: (
      <>
        <div className={css.head}>
          <IconButton slot="previous" icon={ChevronLeft} label={previousLabel} />
          <Heading className={css.month} />
          <IconButton slot="next" icon={ChevronRight} label={nextLabel} />
        </div>
        <CalendarGrid className={css.grid}>
          <CalendarGridHeader>
            {(weekday) => <CalendarHeaderCell className={css.weekday}>{weekday}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell className={css.day} date={date} />}</CalendarGridBody>
        </CalendarGrid>
      </>
    ),
  };
  return { props, keepFocus };
};

export interface DayCalendarProps extends CalendarProps {
  value: string | null;
  onChange: (day: string) => void;
}

export function DayCalendar({ value, onChange, ...calendar }: DayCalendarProps) {
  const { props } = useMonth(calendar, value ?? undefined, calendar.min);
  return (
    <Calendar
      {...props}
      value={value === null ? null : parseDate(value)}
      onChange={(day) => onChange(day.toString())}
    />
  );
}

export interface DayRange {
  readonly first: string;
  readonly last: string;
}

export interface RangeCalendarProps extends CalendarProps {
  value: DayRange | null;
  onChange: (range: DayRange) => void;
}

export function RangeCalendar({ value, onChange, ...calendar }: RangeCalendarProps) {
  const { props, keepFocus } = useMonth(calendar, value?.last, calendar.max);
  return (
    <AriaRangeCalendar
      {...props}
      className={css.range}
      value={value && { start: parseDate(value.first), end: parseDate(value.last) }}
      onChange={({ start, end }) => {
        keepFocus(end.toString());
        onChange({ first: start.toString(), last: end.toString() });
      }}
    />
  );
}
