/** The apps that match the search. */
import { useAtomValue } from "jotai";
import { LayoutGrid, SearchX } from "lucide-react";
import { type ReactNode, useCallback, useDeferredValue, useMemo } from "react";
import type { App } from "#schemas/apps/App.ts";
import type { Misfit } from "#schemas/pages.ts";
import {
  type AppListSearch,
  type AppSort,
  arrange,
  isTooShort,
  maxAppsWithSecrets,
  searchable,
} from "#src/domain/apps/appList.ts";
import { fold } from "#src/domain/wordSearch.ts";
import { useText } from "#src/i18n/i18n.ts";
import { useQueryView } from "#src/interaction/useQueryView.ts";
import { appsAtom, misfitAppsAtom } from "#src/runtime/apps/appsAtom.ts";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { QueryView, type QueryViewProps } from "#src/ui/QueryView.tsx";
import { AppListSkeleton } from "./AppListSkeleton.tsx";
import * as css from "./AppListTools.css.ts";
import { AppListTools, type AppListToolsProps } from "./AppListTools.tsx";
import { AppTable } from "./AppTable.tsx";
import { messages } from "./messages.en.ts";
import { messages as apps } from "../messages.en.ts";
import { useTypedSearch } from "./useTypedSearch.ts";

export interface AppListProps {
  search: AppListSearch;
  onChange: AppListToolsProps["onChange"];
  onOpen: (app: App) => void;
  /** Button of the empty list: registers the first app. */
  action: ReactNode;
  secrets: AppListSecrets;
}

/** Secrets that need attention, shown in the list. With too many apps, nothing is requested. */
export interface AppListSecrets {
  readonly cell: (app: App) => ReactNode;
  readonly notice: (apps: ReadonlyArray<App>) => ReactNode;
  /** Ids of the apps to which the list is restricted, if any. */
  readonly only: ReadonlySet<string> | undefined;
  readonly onShowAll: () => void;
}

const hasSecrets = ({ length }: ReadonlyArray<App>) => length <= maxAppsWithSecrets;

const queryMessages = {
  failed: apps.failedTitle,
  reloadFailed: messages.reloadFailedTitle,
  reloading: messages.reloading,
};

export function AppList(props: AppListProps) {
  const query = useQueryView(appsAtom, queryMessages, {});
  return <AppListView {...props} query={query} misfits={useAtomValue(misfitAppsAtom)} />;
}

export interface AppListViewProps extends AppListProps {
  query: Pick<QueryViewProps<ReadonlyArray<App>>, "data" | "error" | "isLoading" | "onRetry" | "words">;
  /** Apps that could not be read. */
  misfits: ReadonlyArray<Misfit>;
}

export function AppListView(props: AppListViewProps) {
  const { query, misfits, search, onChange, onOpen, action, secrets } = props;
  const text = useText();
  return (
    <QueryView
      {...query}
      leftOut={{ title: text(messages.leftOut, { count: misfits.length }), misfits }}
      skeleton={<AppListSkeleton />}
      empty={(apps) =>
        apps.length === 0 && (
          <EmptyState glyph={LayoutGrid} title={text(messages.emptyTitle)} action={action}>
            {text(messages.emptyText)}
          </EmptyState>
        )
      }
    >
      {(apps) => (
        <LoadedApps apps={apps} search={search} onChange={onChange} onOpen={onOpen} secrets={secrets} />
      )}
    </QueryView>
  );
}

type LoadedAppsProps = Omit<AppListProps, "action"> & { apps: ReadonlyArray<App> };

/** A separate component, so that its rows are rendered again only when one of these changes. */
function LoadedApps({ apps, search, onChange, onOpen, secrets }: LoadedAppsProps) {
  const text = useText();
  // Folding ten thousand names is the slowest part of a key stroke; the compiler would repeat it each time.
  const all = useMemo(() => searchable(apps), [apps]);
  const words = useTypedSearch(search.search ?? "", (words) =>
    onChange({ search: words === "" ? undefined : words }),
  );
  const { cell, notice, only, onShowAll } = secrets;
  // Not all of the search: the address follows what is typed, and changes nothing that is shown then.
  const { status, sort, order } = search;
  const shown = useCallback(
    (typed: string) => {
      const matching = arrange(all, { search: typed, status, sort, order });
      return only ? matching.filter(({ id }) => only.has(id)) : matching;
    },
    [all, only, order, sort, status],
  );
  const typed = useDeferredValue(words.typed);
  // The compiler would arrange the list twice for each key stroke, and render its rows twice.
  const found = useMemo(() => shown(typed), [shown, typed]);
  const openFirst = () => {
    const [first] = shown(words.typed);
    if (first === undefined || words.typed.trim() === "") return;
    if (isTooShort(words.typed) && fold(first.name) !== fold(words.typed)) return;
    words.onLeave();
    onOpen(first);
  };
  const clear = () => {
    onShowAll();
    onChange({ search: undefined, status: undefined });
  };
  const sortBy = (next: AppSort) =>
    onChange({
      sort: next === "name" ? undefined : next,
      order: next === (sort ?? "name") && order === undefined ? "desc" : undefined,
    });
  return (
    <Card isFlush>
      <AppListTools search={search} words={words} onSubmit={openFirst} onChange={onChange} />
      <div className={css.summary}>
        <p className={css.count} role="status">
          {found.length === apps.length
            ? text(messages.countAll, { count: apps.length })
            : text(messages.countFound, { found: found.length, count: apps.length })}
        </p>
        {hasSecrets(apps) && notice(apps)}
      </div>
      {found.length === 0 ? (
        <EmptyState
          glyph={SearchX}
          title={text(messages.nothingFoundTitle)}
          action={<Button onPress={clear}>{text(messages.showAll)}</Button>}
        >
          {text(messages.nothingFoundText)}
        </EmptyState>
      ) : (
        <div className={css.table}>
          <AppTable
            apps={found}
            secretsOf={hasSecrets(apps) ? cell : undefined}
            sort={sort ?? "name"}
            isDescending={order === "desc"}
            onSort={sortBy}
          />
        </div>
      )}
    </Card>
  );
}
