/** The days whose users the list shows: in the head of their column, or above the list where that is not shown. */
import { ChevronDown } from "lucide-react";
import { daysOfPeriod, type OverviewPeriod, overviewPeriods } from "#src/domain/apps/appList.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Icon } from "#src/ui/Icon.tsx";
import { messages } from "../messages.en.ts";
import * as css from "./AppListTools.css.ts";

export interface DaysSelectProps {
  period: OverviewPeriod;
  onChange: (period: OverviewPeriod) => void;
}

export function DaysSelect({ period, onChange }: DaysSelectProps) {
  const text = useText();
  return (
    <span className={css.days}>
      <select
        className={css.daysSelect}
        aria-label={text(messages.period)}
        value={period}
        onChange={({ target }) => onChange(overviewPeriods.find((id) => id === target.value) ?? period)}
      >
        {overviewPeriods.map((id) => (
          <option key={id} value={id}>
            {text(messages.days, { days: daysOfPeriod[id] })}
          </option>
        ))}
      </select>
      <Icon glyph={ChevronDown} size={14} />
    </span>
  );
}
