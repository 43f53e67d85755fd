/**
 * The bar that stays below the top bar: app, period, comparison and the page's actions, with the days and the time zone
 * below. On screens narrower than 1024 px, one field opens the same choice in a sheet.
 */
import { ChevronsUpDown } from "lucide-react";
import type { Atom } from "jotai";
import { type ReactNode, useId, useState } from "react";
import type { ComparedPeriod } from "#src/domain/metrics/timePeriod.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { Icon } from "#src/ui/Icon.tsx";
import { MountOnFirstOpen } from "#src/ui/MountOnFirstOpen.tsx";
import { Skeleton } from "#src/ui/Skeleton.tsx";
import { useRootClass } from "#src/ui/useRootClass.ts";
import { useAtomValue } from "jotai";
import { Button } from "react-aria-components/Button";
import { AppPicker, type AppPickerProps } from "./AppPicker.tsx";
import { periodAtom } from "./choice.ts";
import * as css from "./ChoiceBar.css.ts";
import { ChoiceNote } from "./ChoiceNote.tsx";
import { ComparisonPicker } from "./ComparisonPicker.tsx";
import { messages } from "./messages.en.ts";
import { PeriodPicker } from "./PeriodPicker.tsx";
import { periodName } from "./periodWords.ts";
import { lazyPart } from "#src/ui/lazyPart.ts";

const ChoiceSheet = lazyPart(async () => (await import("./ChoiceSheet.tsx")).ChoiceSheet);

export interface ChoiceBarProps extends Pick<AppPickerProps, "apps" | "app"> {
  comparedAtom: Atom<ComparedPeriod | null>;
  actions?: ReactNode;
  noteEnd?: ReactNode;
}

export function ChoiceBar({ actions, noteEnd, apps, app, comparedAtom }: ChoiceBarProps) {
  const i18n = useI18n();
  const period = useAtomValue(periodAtom);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const note = useId();
  useRootClass(css.scrolling);
  return (
    <>
      <div className={css.root} role="group" aria-label={i18n.text(messages.choose)}>
        <div className={css.controls}>
          <div className={css.fields}>
            <AppPicker apps={apps} app={app} isLabelHidden />
            <PeriodPicker isLabelHidden aria-describedby={note} />
            <ComparisonPicker isLabelHidden aria-describedby={note} />
          </div>
          <Button className={css.line} aria-haspopup="dialog" onPress={() => setSheetOpen(true)}>
            <span className={css.chosen}>
              <bdi className={css.app}>{app.name}</bdi>
              <span className={css.period}> · {periodName(i18n, period)}</span>
            </span>
            <Icon glyph={ChevronsUpDown} size={14} />
          </Button>
          {actions}
        </div>
        <ChoiceNote id={note} comparedAtom={comparedAtom} end={noteEnd} />
      </div>
      <MountOnFirstOpen isOpen={isSheetOpen}>
        <ChoiceSheet
          apps={apps}
          app={app}
          comparedAtom={comparedAtom}
          isOpen={isSheetOpen}
          onClose={() => setSheetOpen(false)}
        />
      </MountOnFirstOpen>
    </>
  );
}

export function ChoiceBarSkeleton() {
  return (
    <div className={css.root}>
      <Skeleton shape="block" height="36px" />
      <p className={css.note}>
        <Skeleton width="24ch" />
      </p>
    </div>
  );
}
