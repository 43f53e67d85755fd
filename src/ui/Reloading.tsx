/** Keeps data on screen while it is reloaded: dimmed, with a spinner. */
import { type ReactNode, useEffect } from "react";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./loading.css.ts";
import { say } from "./say.ts";
import { Spinner } from "./Spinner.tsx";

export interface ReloadingProps {
  isBusy: boolean;
  /** Read by screen readers; left out where one label and one spinner say it for several places. */
  label?: Text;
  children: ReactNode;
}

export function Reloading({ isBusy, label, children }: ReloadingProps) {
  useEffect(() => {
    if (isBusy && label !== undefined) say(label);
  }, [isBusy, label]);
  return (
    <div className={css.reloading} aria-busy={isBusy} data-busy={isBusy || undefined}>
      <div className={css.reloaded} data-part={label === undefined || undefined}>
        {children}
      </div>
      {label && <div className={css.reloadingSpinner}>{isBusy && <Spinner />}</div>}
    </div>
  );
}
