/** The field that chooses what numbers are compared with: nothing, an earlier period, or another app. */
import { useAtomValue, useSetAtom } from "jotai";
import { GitCompareArrows } from "lucide-react";
import { useState } from "react";
import { comparedPeriod, type Comparison, withOtherApp } from "#src/domain/metrics/timePeriod.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { useActs } from "#src/interaction/pageActs.ts";
import { nowAtom, todayAtom } from "#src/runtime/clockAtoms.ts";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { MountOnFirstOpen } from "#src/ui/MountOnFirstOpen.tsx";
import { Select } from "#src/ui/Select.tsx";
import {
  chooseAtom,
  comparedNowAtom,
  comparisonAtom,
  otherAppsAtom,
  pastComparisonsAtom,
  periodChoiceAtom,
} from "../question/choice.ts";
import { comparisonNames, daysText } from "../question/periodWords.ts";
import { messages } from "../question/messages.en.ts";

const other = "OTHER";

/** Of more apps, the menu leads to a dialog that finds them by name. */
const maxAppsInMenu = 8;

const OtherAppDialog = lazyPart(async () => (await import("./ChoiceSheet.tsx")).OtherAppDialog);

export interface ComparisonPickerProps {
  isLabelHidden?: boolean;
  "aria-describedby"?: string;
}

export function ComparisonPicker(props: ComparisonPickerProps) {
  const i18n = useI18n();
  const { text } = i18n;
  const comparison = useAtomValue(comparisonAtom);
  const compared = useAtomValue(comparedNowAtom);
  const otherApps = useAtomValue(otherAppsAtom);
  const areInMenu = otherApps.length <= maxAppsInMenu;
  const choice = useAtomValue(periodChoiceAtom);
  const { day, zone } = useAtomValue(todayAtom);
  const now = useAtomValue(nowAtom);
  const choose = useSetAtom(chooseAtom);
  const [isChoosing, setChoosing] = useState(false);
  const chooseOther = () => setChoosing(true);
  const ref = useActs<HTMLDivElement>([
    {
      name: text(messages.otherAppCommand),
      icon: GitCompareArrows,
      keywords: text(messages.otherAppAlso),
      isDisabled: otherApps.length === 0,
      run: chooseOther,
    },
  ]);
  const past = useAtomValue(pastComparisonsAtom).flatMap((id) => {
    const period = comparedPeriod(id, choice, day, now, zone);
    return period ? [{ id, name: text(comparisonNames[id]), detail: daysText(i18n, period) }] : [];
  });
  const options = [
    { id: "none", name: text(comparisonNames.none) } as const,
    ...past,
    ...(areInMenu ? otherApps : compared?.kind === "app" ? [compared.app] : []).map((app) => ({
      id: withOtherApp(app.id),
      name: text(messages.withApp, { app: app.name }),
    })),
    ...(areInMenu ? [] : [{ id: other, name: text(messages.withOtherApp) } as const]),
  ];
  return (
    <>
      <Select<Comparison | typeof other>
        {...props}
        ref={ref}
        label={text(messages.compare)}
        options={options}
        value={comparison}
        isDisabled={options.length === 1}
        onChange={(chosen) => (chosen === other ? chooseOther() : choose({ comparison: chosen }))}
      />
      <MountOnFirstOpen isOpen={isChoosing}>
        <OtherAppDialog isOpen={isChoosing} onClose={() => setChoosing(false)} />
      </MountOnFirstOpen>
    </>
  );
}
