/** The field that chooses the period, with its days and their time zone. */
import { useAtomValue, useSetAtom } from "jotai";
import { timePeriod, type TimePeriodId, timePeriodIds } from "#src/domain/metrics/timePeriod.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { todayAtom } from "#src/runtime/todayAtom.ts";
import { asWritten } from "#src/i18n/Text.ts";
import { Select } from "#src/ui/Select.tsx";
import { chooseAtom, periodAtom, zoneNameAtom } from "./choice.ts";
import { messages } from "./messages.en.ts";
import { daysText, periodName } from "./periodWords.ts";

/** Stands in the list for days that have no name. */
const byDate = "DAYS";

export function PeriodPicker() {
  const i18n = useI18n();
  const period = useAtomValue(periodAtom);
  const zone = useAtomValue(zoneNameAtom);
  const today = useAtomValue(todayAtom);
  const choose = useSetAtom(chooseAtom);
  const named = timePeriodIds.map((id) => {
    const option = timePeriod(id, today.day, today.zone);
    return {
      id,
      name: periodName(i18n, option),
      ...(id !== "ALL_TIME" && { detail: daysText(i18n, option) }),
    };
  });
  const isNamed = typeof period.choice === "string";
  return (
    <Select<TimePeriodId | typeof byDate>
      label={i18n.text(messages.period)}
      options={isNamed ? named : [{ id: byDate, name: daysText(i18n, period) }, ...named]}
      value={typeof period.choice === "string" ? period.choice : byDate}
      onChange={(id) => id !== byDate && choose({ period: id })}
      description={
        period.choice === "ALL_TIME"
          ? asWritten(zone)
          : i18n.text(messages.inZone, { days: daysText(i18n, period), zone })
      }
    />
  );
}
