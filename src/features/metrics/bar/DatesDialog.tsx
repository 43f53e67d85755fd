/** Chooses any days: typed, or in a calendar. */
import { Either, Option } from "effect";
import { useAtomValue, useSetAtom } from "jotai";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { dayOf, isoDay } from "#src/domain/calendarDay.ts";
import { chosenDays, type DaysProblem, epoch, periodDays } from "#src/domain/metrics/timePeriod.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { DayField } from "#src/interaction/DayField.tsx";
import { Form } from "#src/interaction/Form.tsx";
import { messages as common } from "#src/interaction/messages.en.ts";
import { todayAtom } from "#src/runtime/clockAtoms.ts";
import { Button } from "#src/ui/Button.tsx";
import { RangeCalendar } from "#src/ui/Calendar.tsx";
import { Dialog, DialogActions } from "#src/ui/Dialog.tsx";
import { Muted } from "#src/ui/layout.tsx";
import { chooseAtom, minimumDaysAtom, periodChoiceAtom } from "../question/choice.ts";
import { messages } from "../question/messages.en.ts";
import * as css from "./ChoiceBar.css.ts";

export interface DatesDialogProps {
  onClose: () => void;
}

/** Begins with the days that are shown. */
export function DatesDialog({ onClose }: DatesDialogProps) {
  const { text, number, inZone } = useI18n();
  const { day: today } = useAtomValue(todayAtom);
  const choice = useAtomValue(periodChoiceAtom);
  const least = useAtomValue(minimumDaysAtom);
  const choose = useSetAtom(chooseAtom);
  const shown = choice === "ALL_TIME" ? undefined : periodDays(choice, today);
  const [first, setFirst] = useState(shown ? isoDay(shown.first) : "");
  const [last, setLast] = useState(shown ? isoDay(shown.last) : "");
  const form = useRef<HTMLFormElement>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  /** Without a last day, the first one alone is shown. */
  const end = last === "" ? first : last;
  const days = chosenDays(first, end, today, least);
  const problem = isSubmitted ? Option.getOrUndefined(Either.getLeft(days)) : undefined;
  const errorAt = (at: DaysProblem["at"]) => {
    if (problem?.at !== at) return undefined;
    return text(messages[problem.code], {
      days: number(least),
      today: inZone("UTC").date(today.epochMillis),
    });
  };
  /** `2026-11-24`: Tuesday. */
  const weekdayOf = (day: string) =>
    Option.match(dayOf(day), {
      onNone: () => "",
      onSome: ({ epochMillis }) => inZone("UTC").date(epochMillis, "weekday"),
    });
  const submit = () => {
    flushSync(() => setSubmitted(true));
    if (Either.isLeft(days)) {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
      return;
    }
    choose({ period: days.right });
    onClose();
  };
  return (
    <Dialog title={text(messages.chooseDates)} onDismiss={onClose}>
      <Form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={css.datesFields}>
          <DayField
            label={text(messages.firstDay)}
            value={first}
            onChange={setFirst}
            description={<span>{weekdayOf(first)}</span>}
            error={errorAt("first")}
            autoFocus
          />
          <DayField
            label={text(messages.lastDay)}
            value={last}
            onChange={setLast}
            description={<span>{last === "" ? text(messages.lastDayHint) : weekdayOf(last)}</span>}
            error={errorAt("last")}
          />
        </div>
        <RangeCalendar
          label={text(common.calendar)}
          previousLabel={text(common.previousMonth)}
          nextLabel={text(common.nextMonth)}
          value={Either.isRight(chosenDays(first, end, today, 1)) ? { first, last: end } : null}
          onChange={(range) => {
            setFirst(range.first);
            setLast(range.last);
          }}
          min={isoDay(epoch)}
          max={isoDay(today)}
        />
        {least > 1 && <Muted as="p">{text(messages.atLeastDays, { days: number(least) })}</Muted>}
        <DialogActions>
          <Button onPress={onClose}>{text(common.cancel)}</Button>
          <Button type="submit" variant="primary">
            {text(messages.showDays)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
