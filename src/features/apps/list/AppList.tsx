/** The apps that match the search, below their search field and the choice of the view. */
import { useAtomValue } from "jotai";
import { ArrowDownUp, LayoutGrid, SearchX } from "lucide-react";
import { type ReactNode, useCallback, useDeferredValue, useMemo } from "react";
import type { App } from "#schemas/apps/App.ts";
import {
  type AppListParameters,
  type AppListSearch,
  type AppSort,
  appSorts,
  arrange,
  type FactsOfApps,
  isFactSort,
  isPending,
  matching,
  maxAppsAskedAbout,
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
import { DaysSelect } from "./DaysSelect.tsx";
import { useTypedSearch } from "./useTypedSearch.ts";

export interface AppListProps {
  search: AppListSearch;
  /** Merges into the search; `undefined` resets a parameter to its default. */
  onChange: (change: AppListParameters) => void;
  onOpen: (app: App) => void;
  /** Button of the empty list: registers the first app. */
  action: ReactNode;
  late: LateCells;
  /** What is known of the apps, where view or order depend on it. */
  facts: FactsOfApps;
  /** The choice of the view, of the apps that the search finds; whether all of them are asked about. */
  views: (found: ReadonlyArray<App>, isAsked: boolean) => ReactNode;
  /** What the list of these apps offers as a whole. */
  menu: (shown: ReadonlyArray<App>) => ReactNode;
  /** Above the list: what of it could not be loaded. */
  notice: ReactNode;
  /** Below the list. */
  foot: (shown: ReadonlyArray<App>) => ReactNode;
  /** Instead of the table, if the address asks for it. */
  secrets: (found: ReadonlyArray<App>) => ReactNode;
}

/** `unread`: parameters of the address that the list does not follow, as they stand there. */
export function AppList({ unread = "", ...props }: AppListProps & { unread?: string }) {
  const text = useText();
  const query = useQueryView(appsAtom, messages.failedTitle, {});
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
  const period = list.search.period ?? usualPeriod;
  const days = (
    <DaysSelect
      period={period}
      onChange={(next) => list.onChange({ period: next === "LAST_30_DAYS" ? undefined : next })}
    />
  );
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
          <AppTableSkeleton late={list.late} days={days} />
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
      {(apps) => apps.length > 0 && <LoadedApps {...list} apps={apps} days={days} />}
    </QueryView>
  );
}

interface LoadedAppsProps extends Omit<AppListProps, "action"> {
  apps: ReadonlyArray<App>;
  days: ReactNode;
}

/** A separate component, so that its rows are rendered again only when one of these changes. */
function LoadedApps({ apps, days, ...props }: LoadedAppsProps) {
  const { search, onChange, onOpen, late, facts, views, menu, notice, foot, secrets } = props;
  const text = useText();
  // Folding ten thousand names is the slowest part of a key stroke; the compiler would repeat it each time.
  const all = useMemo(() => searchable(apps), [apps]);
  const words = useTypedSearch(search.search ?? "", (words) =>
    onChange({ search: words === "" ? undefined : words }),
  );
  const isAsked = apps.length <= maxAppsAskedAbout;
  // Not all of the search: the address follows what is typed, and changes nothing that is shown then.
  const { view = "all", sort = "name", order } = isAsked ? search : withoutFacts(search);
  const shownOf = useCallback(
    (found: ReadonlyArray<App>) =>
      arrange(found, { view, sort: sort === "name" ? undefined : sort, order }, facts),
    [facts, order, sort, view],
  );
  const typed = useDeferredValue(words.typed);
  // The compiler would arrange the list twice for each key stroke, and render its rows twice.
  const found = useMemo(() => matching(all, typed), [all, typed]);
  const shown = useMemo(() => shownOf(found), [found, shownOf]);
  const openFirst = () => {
    const [first] = shownOf(matching(all, words.typed));
    if (first === undefined || words.typed.trim() === "") return;
    words.onLeave();
    onOpen(first);
  };
  const sortBy = (next: AppSort) => {
    // The most users are looked for first.
    const isDescending = next === sort ? order === undefined : next === "activity" || next === "newUsers";
    onChange({ sort: next === "name" ? undefined : next, order: isDescending ? "desc" : undefined });
  };
  const cells = { ...late, secrets: isAsked ? late.secrets : undefined };
  const sorts = appSorts.filter(
    (each) => (isAsked || !isFactSort(each)) && (each === "name" || each === "creationDate" || cells[each]),
  );
  const isOfApps = view !== "secrets";
  const isChecking = view === "attention" && apps.some(({ id }) => isPending(facts.of(id)));
  useSaid(isOfApps && text(messages.count, { found: shown.length, count: apps.length }));
  return (
    <Card isFlush>
      <div className={css.root}>
        <search className={css.search}>
          <SearchField
            label={text(messages.search)}
            clearLabel={text(messages.clearSearch)}
            value={words.typed}
            onChange={words.onType}
            onBlur={words.onLeave}
            onSubmit={openFirst}
            maxLength={searchMaxLength}
            shortcut="/"
          />
        </search>
        <div className={css.views}>{views(found, isAsked)}</div>
        <div className={css.ofPhones}>
          {late.activity && isOfApps && <span data-late="number">{days}</span>}
          {isOfApps && <SortMenu sorts={sorts} sort={sort} order={order ?? "asc"} onChange={onChange} />}
        </div>
        <span className={css.menu}>{menu(shown)}</span>
      </div>
      {notice}
      {!isOfApps && secrets(found)}
      {isOfApps &&
        shown.length === 0 &&
        (isChecking ? (
          <AppTableSkeleton late={late} days={days} />
        ) : (
          <EmptyState
            glyph={SearchX}
            title={text(messages.nothingFoundTitle)}
            action={
              <Button onPress={() => onChange({ search: undefined, view: undefined })}>
                {text(messages.showAll)}
              </Button>
            }
          >
            {text(messages.nothingFoundText)}
          </EmptyState>
        ))}
      {isOfApps && shown.length > 0 && (
        <div className={css.table}>
          <AppTable
            apps={shown}
            late={cells}
            days={days}
            sort={sort}
            sorts={sorts}
            isDescending={order === "desc"}
            onSort={sortBy}
          />
        </div>
      )}
      {foot(shown)}
    </Card>
  );
}

/** The entries of the menu. Nobody looks for the least urgent secrets first. */
const orders = [
  { sort: "name", order: "asc", name: messages["name.asc"] },
  { sort: "name", order: "desc", name: messages["name.desc"] },
  { sort: "newUsers", order: "desc", name: messages["newUsers.desc"] },
  { sort: "activity", order: "desc", name: messages["activity.desc"] },
  { sort: "activity", order: "asc", name: messages["activity.asc"] },
  { sort: "secrets", order: "asc", name: messages["secrets.asc"] },
  { sort: "creationDate", order: "desc", name: messages["creationDate.desc"] },
  { sort: "creationDate", order: "asc", name: messages["creationDate.asc"] },
] as const;

interface SortMenuProps extends Pick<AppListProps, "onChange"> {
  sorts: ReadonlyArray<AppSort>;
  sort: AppSort;
  order: "asc" | "desc";
}

/** Instead of the heads of the columns. */
function SortMenu({ sorts, sort, order, onChange }: SortMenuProps) {
  const text = useText();
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
    <MenuButton
      label={text(messages.sortBy)}
      icon={ArrowDownUp}
      entries={entries}
      selected={`${sort}.${order}`}
    />
  );
}
