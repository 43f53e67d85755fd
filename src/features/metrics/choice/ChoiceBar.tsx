/** The fields that choose app, period and comparison, and the page's actions. */
import type { ReactNode } from "react";
import { AppPicker, type AppPickerProps } from "./AppPicker.tsx";
import { Skeleton } from "#src/ui/Skeleton.tsx";
import * as css from "./ChoiceBar.css.ts";
import { CompareSwitch } from "./CompareSwitch.tsx";
import { PeriodPicker } from "./PeriodPicker.tsx";

export interface ChoiceBarProps extends AppPickerProps {
  actions?: ReactNode;
}

export function ChoiceBar({ actions, ...picker }: ChoiceBarProps) {
  return (
    <div className={css.root}>
      <AppPicker {...picker} />
      <PeriodPicker />
      <div className={css.end}>
        <CompareSwitch />
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}

export function ChoiceBarSkeleton() {
  const field = <Skeleton shape="block" height="80px" />;
  return (
    <div className={css.root}>
      {field}
      {field}
    </div>
  );
}
