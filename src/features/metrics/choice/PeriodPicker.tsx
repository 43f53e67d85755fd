/** The field that chooses the period, with its days and their time zone. */
import { useAtomValue, useSetAtom } from "jotai";
import { timePeriod, timePeriodIds } from "#src/domain/metrics/timePeriod.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { todayAtom } from "#src/runtime/todayAtom.ts";
import { asWritten } from "#src/i18n/Text.ts";
import { Select } from "#src/ui/Select.tsx";
import { chooseAtom, periodAtom, zoneNameAtom } from "./choice.ts";
import { messages } from "./messages.en.ts";
import { daysText, periodName } from "./periodWords.ts";

export function PeriodPicker() {
  const i18n = useI18n();
  const period = useAtomValue(periodAtom);
  const zone = useAtomValue(zoneNameAtom);
  const today = useAtomValue(todayAtom);
  const choose = useSetAtom(chooseAtom);
  return (
    <Select
      label={i18n.text(messages.period)}
      options={timePeriodIds.map((id) => {
        const option = timePeriod(id, today.day, today.zone);
        return {
          id,
          name: periodName(i18n, option),
          ...(id !== "ALL_TIME" && { detail: daysText(i18n, option) }),
        };
      })}
      value={period.id}
      onChange={(id) => choose({ period: id })}
      description={
        period.id === "ALL_TIME"
          ? asWritten(zone)
          : i18n.text(messages.inZone, { days: daysText(i18n, period), zone })
      }
    />
  );
}
