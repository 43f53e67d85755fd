/** The frame of every page of statistics: the row with its title and the choice, and the states of the list of apps. */
import { useAtomValue } from "jotai";
import { LayoutGrid } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import type { Message } from "#src/i18n/messages.ts";
import { useListIssues } from "#src/interaction/useListIssues.ts";
import { useQueryView } from "#src/interaction/useQueryView.ts";
import { appIssuesAtom, appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { ButtonLink } from "#src/ui/Button.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { QueryView } from "#src/ui/QueryView.tsx";
import { ChoiceBar } from "../bar/ChoiceBar.tsx";
import { PrintHead } from "../export/PrintHead.tsx";
import { messages } from "../messages.en.ts";
import { appAtom, followChoiceAtom } from "../question/choice.ts";
import { useLinkIssues } from "./linkIssues.ts";
import * as css from "./sections.css.ts";

export interface StatisticsFrameProps {
  title: Message;
  isBusy?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

export function StatisticsFrame({ title, isBusy = false, actions, children }: StatisticsFrameProps) {
  const text = useText();
  const apps = useQueryView(appsAtom, messages.appsFailed, {});
  const issues = useListIssues((count) => text(common.appsLeftOut, { count }), useAtomValue(appIssuesAtom));
  const linkIssues = useLinkIssues();
  const app = useAtomValue(appAtom);
  useAtomValue(followChoiceAtom);
  const isLoading = apps.data === undefined && apps.error === undefined;
  return (
    <div className={css.frame}>
      <PrintHead />
      {/* It stays at the top as long as its parent is in view, so that must be the page. */}
      <ChoiceBar title={text(title)} isBusy={isBusy} actions={actions} />
      <QueryView
        {...apps}
        // Nobody is told of a list that the page does not show.
        isLoading={apps.isLoading && (apps.data === undefined || apps.error !== undefined)}
        issues={apps.data?.length === 0 ? issues : linkIssues}
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
      {(app !== undefined || isLoading) && children}
    </div>
  );
}
