/** The frame of every page of statistics: its head, the choice of app and period, and the states of the list of apps. */
import { useAtom, useAtomValue } from "jotai";
import { LayoutGrid } from "lucide-react";
import type { ReactNode } from "react";
import { callFailures } from "#src/i18n/failures.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { ButtonLink } from "#src/ui/ButtonLink.tsx";
import { Card } from "#src/ui/Card.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { ErrorState } from "#src/ui/ErrorState.tsx";
import { PageHead } from "#src/ui/PageHead.tsx";
import { engagementAtom } from "./blocks.ts";
import { appAtom, followChoiceAtom } from "./choice/choice.ts";
import { ChoiceBar, ChoiceBarSkeleton } from "./choice/ChoiceBar.tsx";
import { PrintHead } from "./export/PrintHead.tsx";
import { messages } from "./messages.en.ts";

export interface StatisticsFrameProps {
  title: Message;
  purpose: Message;
  actions?: ReactNode;
  children: ReactNode;
}

export function StatisticsFrame({ title, purpose, actions, children }: StatisticsFrameProps) {
  const text = useText();
  const [{ data: apps, error, isLoading }, reload] = useAtom(appsAtom);
  const app = useAtomValue(appAtom);
  useAtomValue(followChoiceAtom);
  useAtomValue(engagementAtom);
  const head = <PageHead title={text(title)} description={text(purpose)} />;
  if (apps === undefined && error !== undefined) {
    return (
      <>
        {head}
        <Card>
          <ErrorState
            title={text(messages.appsFailed)}
            retryLabel={text(common.retry)}
            onRetry={reload}
            isRetrying={isLoading}
          >
            {text(callFailures[error._tag])}
          </ErrorState>
        </Card>
      </>
    );
  }
  if (apps !== undefined && app === undefined) {
    return (
      <>
        {head}
        <Card>
          <EmptyState
            glyph={LayoutGrid}
            title={text(messages.noAppsTitle)}
            action={<ButtonLink href="/administer/overview">{text(messages.toOverview)}</ButtonLink>}
          >
            {text(messages.noAppsText)}
          </EmptyState>
        </Card>
      </>
    );
  }
  return (
    <>
      {head}
      <PrintHead />
      {apps && app ? <ChoiceBar apps={apps} app={app} actions={actions} /> : <ChoiceBarSkeleton />}
      {children}
    </>
  );
}
