/** One month of a calendar, with buttons for the one before and the next. Inside a calendar of react-aria. */
import { ChevronLeft, ChevronRight } from "lucide-react";
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from "react-aria-components/Calendar";
import { IconButton } from "./Button.tsx";
import * as css from "./CalendarMonth.css.ts";
import type { CalendarProps } from "./useCalendar.ts";

export function CalendarMonth({
  previousLabel,
  nextLabel,
}: Pick<CalendarProps, "previousLabel" | "nextLabel">) {
  return (
    <>
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
    </>
  );
}
