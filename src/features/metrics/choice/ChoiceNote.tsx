/** One line below the choice: the days of the period, what they are compared with, and the time zone. */
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useI18n } from "#src/i18n/i18n.ts";
import { periodAtom, previousPeriodAtom, zoneNameAtom } from "./choice.ts";
import * as css from "./ChoiceBar.css.ts";
import { messages } from "./messages.en.ts";
import { daysText } from "./periodWords.ts";

export interface ChoiceNoteProps {
  id: string;
  end?: ReactNode;
}

export function ChoiceNote({ id, end }: ChoiceNoteProps) {
  const i18n = useI18n();
  const period = useAtomValue(periodAtom);
  const previous = useAtomValue(previousPeriodAtom);
  const zone = useAtomValue(zoneNameAtom);
  const parts = [
    daysText(i18n, period),
    ...(period.choice === "ALL_TIME" ? [i18n.text(messages.nothingBefore)] : []),
    ...(previous ? [i18n.text(messages.comparedWith, { days: daysText(i18n, previous) })] : []),
    zone,
  ];
  return (
    <p className={css.note} id={id}>
      {parts.join("\u00a0· ")}
      {end}
    </p>
  );
}
