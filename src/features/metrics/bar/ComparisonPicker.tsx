/** The field that chooses what numbers are compared with: nothing, or an earlier period. */
import { useAtomValue, useSetAtom } from "jotai";
import type { Comparison } from "#src/domain/metrics/timePeriod.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { Select } from "#src/ui/Select.tsx";
import { chooseAtom, comparisonAtom, pastComparisonsAtom } from "../question/choice.ts";
import { messages } from "../question/messages.en.ts";
import { comparisonNames, daysText } from "../question/periodWords.ts";

export interface ComparisonPickerProps {
  isLabelHidden?: boolean;
  "aria-describedby"?: string;
}

export function ComparisonPicker(props: ComparisonPickerProps) {
  const i18n = useI18n();
  const { text } = i18n;
  const choose = useSetAtom(chooseAtom);
  const past = useAtomValue(pastComparisonsAtom).map(({ id, period }) => ({
    id,
    name: text(comparisonNames[id]),
    detail: daysText(i18n, period),
  }));
  return (
    <Select<Comparison>
      {...props}
      label={text(messages.compare)}
      options={[{ id: "none", name: text(comparisonNames.none) }, ...past]}
      value={useAtomValue(comparisonAtom)}
      isDisabled={past.length === 0}
      onChange={(comparison) => choose({ comparison })}
    />
  );
}
