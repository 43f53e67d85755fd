/** What calendars share: their limits, and the month that they show. */
import { parseDate } from "@internationalized/date";
import { useState } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./CalendarMonth.css.ts";

export interface CalendarProps {
  label: Text;
  previousLabel: Text;
  nextLabel: Text;
  /** ISO dates: other days cannot be chosen. */
  min: string;
  max: string;
}

/** react-aria's hidden button for screen readers has no type: it would be the form's default button, and disabled in the last month. */
const keepFromSubmitting = (calendar: HTMLElement | null) => {
  for (const button of calendar?.querySelectorAll<HTMLButtonElement>("button:not([type])") ?? [])
    button.type = "button";
};

/**
 * Props of react-aria's calendars. They show the month of `day`, an ISO date, whenever it changes; `keepFocus` is called for
 * a day that was chosen in the calendar itself, where the focus stays.
 */
export const useCalendar = ({ label, min, max }: CalendarProps, day: string | undefined, initial: string) => {
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
  };
  return { props, keepFocus };
};
