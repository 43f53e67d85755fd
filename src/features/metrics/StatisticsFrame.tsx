/** The frame of every page of statistics: its head, the choice of app and period, and the states of the list of apps. */
import { useAtomValue } from "jotai";
import { LayoutGrid } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { useQueryView } from "#src/interaction/useQueryView.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { ButtonLink } from "#src/ui/ButtonLink.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import { QueryView } from "#src/ui/QueryView.tsx";
import { appAtom, followChoiceAtom } from "./choice/choice.ts";
import { ChoiceBar, type ChoiceBarProps, ChoiceBarSkeleton } from "./choice/ChoiceBar.tsx";
import { Paper } from "./export/Paper.tsx";
import { messages } from "./messages.en.ts";

const queryMessages = {
  failed: messages.appsFailed,
  reloadFailed: messages.appsReloadFailed,
  reloading: messages.appsReloading,
};

export interface StatisticsFrameProps {
  title: Message;
  purpose: Message;
  /** Beside the title. */
  headAction?: ReactNode;
  /** What the shown numbers are compared with. */
  comparedAtom: ChoiceBarProps["comparedAtom"];
  /** In the bar. */
  actions?: ReactNode;
  /** Ends the note below the bar. */
  noteEnd?: ReactNode;
  children: ReactNode;
}

export function StatisticsFrame({
  title,
  purpose,
  headAction,
  comparedAtom,
  actions,
  noteEnd,
  children,
}: StatisticsFrameProps) {
  const text = useText();
  const apps = useQueryView(appsAtom, queryMessages, {});
  const app = useAtomValue(appAtom);
  useAtomValue(followChoiceAtom);
  const isLoadingApps = apps.data === undefined && apps.error === undefined;
  return (
    <Paper>
      <PageHead title={text(title)} description={text(purpose)} actions={app && headAction} />
      {/* Data is shown outside: the bar stays at the top as long as its parent is in view, so that must be the page. */}
      <QueryView
        {...apps}
        skeleton={null}
        empty={({ length }) =>
          length === 0 && (
            <EmptyState
              glyph={LayoutGrid}
              title={text(messages.noAppsTitle)}
              action={<ButtonLink href="/administer/overview">{text(messages.toOverview)}</ButtonLink>}
            >
              {text(messages.noAppsText)}
            </EmptyState>
          )
        }
      >
        {() => null}
      </QueryView>
      {isLoadingApps && <ChoiceBarSkeleton />}
      {apps.data && app && (
        <ChoiceBar
          apps={apps.data}
          app={app}
          comparedAtom={comparedAtom}
          actions={actions}
          noteEnd={noteEnd}
        />
      )}
      {(app !== undefined || isLoadingApps) && children}
    </Paper>
  );
}
