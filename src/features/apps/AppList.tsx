/** The apps that are looked for, with every state that a list can be in. */
import { useAtom } from "jotai";
import { LayoutGrid, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { type AppListSearch, arrange, searchable } from "#src/domain/apps/appList.ts";
import { callFailures } from "#src/i18n/failures.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { ErrorState } from "#src/ui/ErrorState.tsx";
import { Notice } from "#src/ui/Notice.tsx";
import { Reloading } from "#src/ui/Reloading.tsx";
import { AppListSkeleton } from "./AppListSkeleton.tsx";
import { AppListTools, type AppListToolsProps } from "./AppListTools.tsx";
import { AppTable } from "./AppTable.tsx";
import { appsAtom } from "./apps.ts";
import * as css from "./AppList.css.ts";
import { messages } from "./messages.en.ts";

export interface AppListProps {
  search: AppListSearch;
  onChange: AppListToolsProps["onChange"];
  /** What puts the first app here. */
  action: ReactNode;
}

export function AppList({ search, onChange, action }: AppListProps) {
  const text = useText();
  const [{ data, error, isLoading }, reload] = useAtom(appsAtom);
  const apps = searchable(data ?? []);
  const found = arrange(apps, search);
  if (data === undefined) {
    if (error === undefined) return <AppListSkeleton />;
    return (
      <Card>
        <ErrorState
          title={text(messages.failedTitle)}
          retryLabel={text(common.retry)}
          onRetry={reload}
          isRetrying={isLoading}
        >
          {text(callFailures[error._tag])}
        </ErrorState>
      </Card>
    );
  }
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState glyph={LayoutGrid} title={text(messages.emptyTitle)} action={action}>
          {text(messages.emptyText)}
        </EmptyState>
      </Card>
    );
  }
  const clear = () => onChange({ search: undefined, status: undefined });
  return (
    <div className={css.root}>
      {error && (
        <Notice
          kind="critical"
          title={text(messages.reloadFailedTitle)}
          action={
            <Button onPress={reload} isPending={isLoading}>
              {text(common.retry)}
            </Button>
          }
        >
          {text(callFailures[error._tag])}
        </Notice>
      )}
      <Reloading isBusy={isLoading} label={text(messages.reloading)}>
        <Card isFlush>
          <AppListTools search={search} onChange={onChange} total={data.length} found={found.length} />
          {found.length === 0 ? (
            <EmptyState
              glyph={SearchX}
              title={text(messages.nothingFoundTitle)}
              action={<Button onPress={clear}>{text(messages.showAll)}</Button>}
            >
              {text(messages.nothingFoundText)}
            </EmptyState>
          ) : (
            <AppTable
              apps={found}
              search={search}
              onSort={(sort) =>
                onChange({
                  sort: sort === "name" ? undefined : sort,
                  order: sort === (search.sort ?? "name") && search.order === undefined ? "desc" : undefined,
                })
              }
            />
          )}
        </Card>
      </Reloading>
    </div>
  );
}
