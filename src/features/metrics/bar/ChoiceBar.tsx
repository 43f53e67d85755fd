/**
 * The row that stays below the top bar: the page's title, app, period, comparison and the page's menu. Where it is narrow,
 * one field opens the same choice in a sheet.
 */
import { useAtomValue, useSetAtom } from "jotai";
import { ChevronsUpDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "react-aria-components/Button";
import type { App } from "#schemas/apps/App.ts";
import { type Text, useI18n } from "#src/i18n/i18n.ts";
import { Icon } from "#src/ui/Icon.tsx";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { Skeleton, Spinner } from "#src/ui/loading.tsx";
import { MountOnFirstOpen } from "#src/ui/MountOnFirstOpen.tsx";
import { useRootClass } from "#src/ui/useRootClass.ts";
import { chooseAtom, comparisonAtom, periodAtom } from "../question/choice.ts";
import { messages } from "../question/messages.en.ts";
import { comparisonNames, noteId, periodName } from "../question/periodWords.ts";
import { AppPicker } from "./AppPicker.tsx";
import * as css from "./ChoiceBar.css.ts";
import { ComparisonPicker } from "./ComparisonPicker.tsx";
import { PeriodPicker } from "./PeriodPicker.tsx";

const ChoiceSheet = lazyPart(async () => (await import("./ChoiceSheet.tsx")).ChoiceSheet);

export interface ChoiceBarProps {
  title: Text;
  /** The list to choose from, and the chosen one; undefined until they have loaded, and where there are none. */
  apps: ReadonlyArray<App> | undefined;
  app: App | undefined;
  isLoading: boolean;
  isBusy: boolean;
  actions?: ReactNode;
}

export function ChoiceBar({ title, apps, app, isLoading, isBusy, actions }: ChoiceBarProps) {
  useRootClass(css.scrolling);
  return (
    <div className={css.root}>
      <div className={css.row}>
        <h1 className={css.title}>{title}</h1>
        {isLoading && (
          <div className={css.waiting}>
            <Skeleton shape="block" height="36px" />
          </div>
        )}
        {apps && app && <Choice apps={apps} app={app} isBusy={isBusy} actions={actions} />}
      </div>
    </div>
  );
}

interface ChoiceProps extends Pick<ChoiceBarProps, "isBusy" | "actions"> {
  apps: ReadonlyArray<App>;
  app: App;
}

function Choice({ apps, app, isBusy, actions }: ChoiceProps) {
  const i18n = useI18n();
  const period = useAtomValue(periodAtom);
  const comparison = useAtomValue(comparisonAtom);
  const choose = useSetAtom(chooseAtom);
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <>
      <div className={css.controls} role="group" aria-label={i18n.text(messages.choose)}>
        <div className={css.fields}>
          <AppPicker apps={apps} app={app} isLabelHidden onChoose={({ id }) => choose({ app: id })} />
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
      <MountOnFirstOpen isOpen={isSheetOpen}>
        <ChoiceSheet apps={apps} app={app} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
      </MountOnFirstOpen>
    </>
  );
}
