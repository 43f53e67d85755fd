/**
 * The row that stays below the top bar: the page's title, app, period, comparison and the page's menu. Where it is narrow,
 * one field opens the same choice in a sheet.
 */
import { useAtomValue } from "jotai";
import { ChevronsUpDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "react-aria-components/Button";
import type { App } from "#schemas/apps/App.ts";
import { type Text, useI18n } from "#src/i18n/i18n.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { Icon } from "#src/ui/Icon.tsx";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { Skeleton, Spinner } from "#src/ui/loading.tsx";
import { Presence } from "#src/ui/Presence.tsx";
import { useRootClass } from "#src/ui/useRootClass.ts";
import { appAtom, comparisonAtom, periodAtom } from "../question/choice.ts";
import { messages } from "../question/messages.en.ts";
import { comparisonNames, noteId, periodName } from "../question/periodWords.ts";
import { AppPicker } from "./AppPicker.tsx";
import * as css from "./ChoiceBar.css.ts";
import { ComparisonPicker } from "./ComparisonPicker.tsx";
import { PeriodPicker } from "./PeriodPicker.tsx";

const ChoiceSheet = lazyPart(async () => (await import("./ChoiceSheet.tsx")).ChoiceSheet);

export interface ChoiceBarProps {
  title: Text;
  isBusy: boolean;
  actions?: ReactNode;
}

export function ChoiceBar({ title, isBusy, actions }: ChoiceBarProps) {
  useRootClass(css.scrolling);
  const { data, error } = useAtomValue(appsAtom);
  const app = useAtomValue(appAtom);
  return (
    <div className={css.root}>
      <div className={css.row}>
        <h1 className={css.title}>{title}</h1>
        {data === undefined && error === undefined && (
          <div className={css.waiting}>
            <Skeleton shape="block" height="36px" />
          </div>
        )}
        {app && <Choice app={app} isBusy={isBusy} actions={actions} />}
      </div>
    </div>
  );
}

interface ChoiceProps extends Pick<ChoiceBarProps, "isBusy" | "actions"> {
  app: App;
}

function Choice({ app, isBusy, actions }: ChoiceProps) {
  const i18n = useI18n();
  const period = useAtomValue(periodAtom);
  const comparison = useAtomValue(comparisonAtom);
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <>
      <div className={css.controls} role="group" aria-label={i18n.text(messages.choose)}>
        <div className={css.fields}>
          <AppPicker isLabelHidden />
          <PeriodPicker isLabelHidden aria-describedby={noteId} />
          <ComparisonPicker isLabelHidden aria-describedby={noteId} />
        </div>
        <Button className={css.line} aria-haspopup="dialog" onPress={() => setSheetOpen(true)}>
          <span className={css.chosen}>
            <bdi translate="no" className={css.app}>
              {app.name}
            </bdi>
            <span className={css.period}>{` · ${periodName(i18n, period)}`}</span>
            {comparison !== "none" && (
              <span className={css.comparison}>{` · ${i18n.text(comparisonNames[comparison])}`}</span>
            )}
          </span>
          <Icon glyph={ChevronsUpDown} size={14} />
        </Button>
        <span className={css.busy} data-busy={isBusy || undefined}>
          {isBusy && <Spinner />}
        </span>
        {actions}
      </div>
      <Presence>{isSheetOpen && <ChoiceSheet onClose={() => setSheetOpen(false)} />}</Presence>
    </>
  );
}
