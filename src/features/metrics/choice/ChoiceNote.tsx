/** One line below the choice: the days of the period, what they are compared with, and the time zone. */
import { useAtomValue } from "jotai";
import { useI18n } from "#src/i18n/i18n.ts";
import { periodAtom, periodChoiceAtom, previousPeriodAtom, zoneNameAtom } from "./choice.ts";
import * as css from "./ChoiceBar.css.ts";
import { messages } from "./messages.en.ts";
import { daysText } from "./periodWords.ts";

export function ChoiceNote({ id }: { id: string }) {
  const i18n = useI18n();
  const [period, previous] = [useAtomValue(periodAtom), useAtomValue(previousPeriodAtom)];
  const isAllTime = useAtomValue(periodChoiceAtom) === "ALL_TIME";
  const zone = useAtomValue(zoneNameAtom);
  const parts = [
    daysText(i18n, period),
    ...(isAllTime ? [i18n.text(messages.nothingBefore)] : []),
    ...(previous ? [i18n.text(messages.comparedWith, { days: daysText(i18n, previous) })] : []),
    zone,
  ];
  return (
    <p className={css.note} id={id}>
      {parts.join(" · ")}
    </p>
  );
}
