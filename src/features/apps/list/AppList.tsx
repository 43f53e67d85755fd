/** The apps that match the search, below their search field, filters and sort. */
import { useAtomValue } from "jotai";
import { ArrowDownUp, LayoutGrid, SearchX } from "lucide-react";
import { type ReactNode, useCallback, useDeferredValue, useMemo } from "react";
import type { App, AppStatus } from "#schemas/apps/App.ts";
import {
  type AppListParameters,
  type AppListSearch,
  type AppSort,
  arrange,
  daysOfPeriod,
  type FactsOfApps,
  isFactSort,
  maxAppsAskedAbout,
  type OtherSort,
  overviewPeriods,
  searchable,
  searchMaxLength,
  usualPeriod,
  withoutFacts,
} from "#src/domain/apps/appList.ts";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { useListIssues } from "#src/interaction/useListIssues.ts";
import { useQueryView } from "#src/interaction/useQueryView.ts";
import { appIssuesAtom, appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { Button } from "#src/ui/Button.tsx";
import { Card } from "#src/ui/Card.tsx";
import { ChoiceBar } from "#src/ui/ChoiceBar.tsx";
import { EmptyState } from "#src/ui/EmptyState.tsx";
import { Skeleton } from "#src/ui/loading.tsx";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import type { AnswerNoticeProps } from "#src/ui/Notice.tsx";
import { QueryView, type QueryViewProps } from "#src/ui/QueryView.tsx";
import { useSaid } from "#src/ui/say.ts";
import { SearchField } from "#src/ui/SearchField.tsx";
import { messages } from "../messages.en.ts";
import * as css from "./AppListTools.css.ts";
import { AppTable, AppTableSkeleton, type LateCells } from "./AppTable.tsx";
import { type TypedSearch, useTypedSearch } from "./useTypedSearch.ts";

export interface AppListProps {
  search: AppListSearch;
  onChange: AppListToolsProps["onChange"];
  onOpen: (app: App) => void;
  /** Button of the empty list: registers the first app. */
  action: ReactNode;
  late: LateCells;
  /** What is known of the apps, where search or order depend on it. */
  facts: FactsOfApps;
  /** Beside the number of apps. */
  notice: (apps: ReadonlyArray<App>) => ReactNode;
  /** What the list of these apps offers as a whole; whether all of them are asked about. */
  menu: (apps: ReadonlyArray<App>, isAsked: boolean) => ReactNode;
  /** Instead of the table, if the address asks for it. */
  secrets: (apps: ReadonlyArray<App>) => ReactNode;
}

const queryMessages = {
  failed: messages.failedTitle,
  reloadFailed: messages.reloadFailedTitle,
  reloading: messages.reloading,
};

/** `unread`: parameters of the address that the list does not follow, as they stand there. */
export function AppList({ unread = "", ...props }: AppListProps & { unread?: string }) {
  const text = useText();
  const query = useQueryView(appsAtom, queryMessages, {});
  const issues = useListIssues((count) => text(common.appsLeftOut, { count }), useAtomValue(appIssuesAtom));
  const isLinkRead = unread === "" || query.data?.length === 0;
  const ofLink = isLinkRead ? [] : [{ title: text(common.linkUnread), places: [unread] }];
  return <AppListView {...props} query={query} issues={[...ofLink, ...issues]} />;
}

export interface AppListViewProps extends AppListProps {
  query: Pick<QueryViewProps<ReadonlyArray<App>>, "data" | "error" | "isLoading" | "onRetry" | "words">;
  issues: ReadonlyArray<AnswerNoticeProps>;
}

export function AppListView(props: AppListViewProps) {
  const { query, issues, action, ...list } = props;
  const text = useText();
  return (
    <QueryView
      {...query}
      issues={issues}
      skeleton={
        <Card isFlush>
          <div className={css.root}>
            <span className={css.search}>
              <Skeleton height="36px" shape="block" />
            </span>
          </div>
          <div className={css.summary} />
          <AppTableSkeleton late={list.late} period={list.search.period ?? usualPeriod} />
        </Card>
      }
      empty={(apps) =>
        apps.length === 0 && (
          <EmptyState glyph={LayoutGrid} title={text(messages.emptyTitle)} action={action}>
            {text(messages.emptyText)}
          </EmptyState>
        )
      }
    >
      {/* If none can be read, the notice above says so. */}
      {(apps) => apps.length > 0 && <LoadedApps {...list} apps={apps} />}
    </QueryView>
  );
}

type LoadedAppsProps = Omit<AppListProps, "action"> & { apps: ReadonlyArray<App> };

/** A separate component, so that its rows are rendered again only when one of these changes. */
function LoadedApps({ apps, search, onChange, onOpen, late, facts, notice, menu, secrets }: LoadedAppsProps) {
  const text = useText();
  const period = search.period ?? usualPeriod;
  // Folding ten thousand names is the slowest part of a key stroke; the compiler would repeat it each time.
  const all = useMemo(() => searchable(apps), [apps]);
  const words = useTypedSearch(search.search ?? "", (words) =>
    onChange({ search: words === "" ? undefined : words }),
  );
  // Not all of the search: the address follows what is typed, and changes nothing that is shown then.
  const isAsked = apps.length <= maxAppsAskedAbout;
  const { status, attention, view, sort, order } = isAsked ? search : withoutFacts(search);
  const shown = useCallback(
    (typed: string) => arrange(all, { search: typed, status, attention, sort, order }, facts),
    [all, attention, facts, order, sort, status],
  );
  const typed = useDeferredValue(words.typed);
  // The compiler would arrange the list twice for each key stroke, and render its rows twice.
  const found = useMemo(() => shown(typed), [shown, typed]);
  const openFirst = () => {
    const [first] = shown(words.typed);
    if (first === undefined || words.typed.trim() === "") return;
    words.onLeave();
    onOpen(first);
  };
  const clear = () => onChange({ search: undefined, status: undefined, attention: undefined });
  const sortBy = (next: AppSort) => {
    const isSorted = next === (sort ?? "name");
    // The most active users are looked for first.
    const isDescending = isSorted ? order === undefined : next === "activity";
    onChange({ sort: next === "name" ? undefined : next, order: isDescending ? "desc" : undefined });
  };
  const cells = { ...late, secrets: isAsked ? late.secrets : undefined };
  const sorts = (["attention", "name", "activity", "secrets", "creationDate"] as const).filter(
    (each) =>
      view === undefined &&
      (isAsked || !isFactSort(each)) &&
      ((each !== "activity" && each !== "secrets") || cells[each] !== undefined),
  );
  const isChecking = attention === true && isAsked && apps.some(({ id }) => facts.isPending(id));
  const count =
    found.length === apps.length
      ? text(messages.countAll, { count: apps.length })
      : text(messages.countFound, { found: found.length, count: apps.length });
  useSaid(count);
  return (
    <Card isFlush>
      <AppListTools
        search={search}
        sorts={sorts}
        words={words}
        menu={menu(found, isAsked)}
        onSubmit={openFirst}
        onChange={onChange}
      />
      <div className={css.summary}>
        <p className={css.count}>{count}</p>
        {late.activity && view === undefined && (
          <span className={css.days} data-late="number">
            <ChoiceBar
              label={text(messages.period)}
              isLabelHidden
              choices={overviewPeriods.map((id) => ({
                id,
                name: text(messages.days, { days: daysOfPeriod[id] }),
              }))}
              value={period}
              onChange={(next) => onChange({ period: next === "LAST_30_DAYS" ? undefined : next })}
            />
          </span>
        )}
        {notice(apps)}
      </div>
      {found.length === 0 && isChecking && <AppTableSkeleton late={late} period={period} />}
      {found.length === 0 && !isChecking && (
        <EmptyState
          glyph={SearchX}
          title={text(messages.nothingFoundTitle)}
          action={<Button onPress={clear}>{text(messages.showAll)}</Button>}
        >
          {text(messages.nothingFoundText)}
        </EmptyState>
      )}
      {found.length > 0 && view === "secrets" && secrets(found)}
      {found.length > 0 && view === undefined && (
        <div className={css.table}>
          <AppTable
            apps={found}
            late={cells}
            period={period}
            sort={sort ?? "name"}
            sorts={sorts}
            isDescending={order === "desc"}
            onSort={sortBy}
          />
        </div>
      )}
    </Card>
  );
}

interface AppListToolsProps {
  search: AppListSearch;
  sorts: ReadonlyArray<"name" | OtherSort>;
  words: TypedSearch;
  onSubmit: () => void;
  /** What the list offers as a whole. */
  menu: ReactNode;
  /** Merges into the search; `undefined` resets a parameter to its default. */
  onChange: (change: AppListParameters) => void;
}

/** The entries of the menu. Nobody looks for the least urgent secrets first. */
const orders = [
  { sort: "attention", order: "asc", name: messages["attention.asc"] },
  { sort: "name", order: "asc", name: messages["name.asc"] },
  { sort: "name", order: "desc", name: messages["name.desc"] },
  { sort: "activity", order: "desc", name: messages["activity.desc"] },
  { sort: "activity", order: "asc", name: messages["activity.asc"] },
  { sort: "secrets", order: "asc", name: messages["secrets.asc"] },
  { sort: "creationDate", order: "desc", name: messages["creationDate.desc"] },
  { sort: "creationDate", order: "asc", name: messages["creationDate.asc"] },
] as const;

function AppListTools({ search, sorts, words, menu, onSubmit, onChange }: AppListToolsProps) {
  const text = useText();
  const { sort = "name", order = "asc" } = search;
  const choices: ReadonlyArray<{ id: AppStatus | "all"; name: ReturnType<typeof text> }> = [
    { id: "all", name: text(messages.allStatuses) },
    { id: "enabled", name: text(messages.enabled) },
    { id: "disabled", name: text(messages.disabled) },
  ];
  const entries = orders
    .filter((each) => sorts.includes(each.sort))
    .map((each) => ({
      id: `${each.sort}.${each.order}`,
      name: text(each.name),
      onAction: () =>
        onChange({
          sort: each.sort === "name" ? undefined : each.sort,
          order: each.order === "asc" ? undefined : each.order,
        }),
    }));
  return (
    <div className={css.root}>
      <search className={css.search}>
        <SearchField
          label={text(messages.search)}
          clearLabel={text(messages.clearSearch)}
          value={words.typed}
          onChange={words.onType}
          onBlur={words.onLeave}
          onSubmit={onSubmit}
          maxLength={searchMaxLength}
          shortcut="/"
        />
      </search>
      {entries.length > 0 && (
        <MenuButton
          label={text(messages.sortBy)}
          icon={ArrowDownUp}
          entries={entries}
          selected={`${sort}.${order}`}
        />
      )}
      <ChoiceBar
        label={text(messages.filterByStatus)}
        isLabelHidden
        choices={choices}
        value={search.status ?? "all"}
        onChange={(status) => onChange({ status: status === "all" ? undefined : status })}
      />
      <span className={css.menu}>{menu}</span>
    </div>
  );
}
