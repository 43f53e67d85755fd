/** Composes the overview; the search parameters contain view, order and search of the list. */
import { getRouteApi, useLocation } from "@tanstack/react-router";
import { useAtomValue, useSetAtom } from "jotai";
import { type ComponentType, createElement, Suspense, useEffect } from "react";
import type { App } from "#schemas/apps/App.ts";
import {
  type AppListParameters,
  type AppView,
  areChecked,
  countsOf,
  dependsOnFacts,
  type OverviewPeriod,
  readAppListSearch,
  unreadAppListSearch,
  usualPeriod,
} from "#src/domain/apps/appList.ts";
import { writtenSearch } from "#src/domain/searchParameters.ts";
import { listPlaceAtom } from "#src/features/apps/apps.ts";
import { AppList } from "#src/features/apps/list/AppList.tsx";
import type { LateCells } from "#src/features/apps/list/AppTable.tsx";
import { AppViews, type AppViewsProps } from "#src/features/apps/list/AppViews.tsx";
import { OverviewPage } from "#src/features/apps/OverviewPage.tsx";
import { secretRows } from "#src/features/client-secrets/attention/attention.ts";
import { isActivityShownAtom } from "#src/features/metrics/elsewhere/activity/activity.ts";
import { ActivityCell } from "#src/features/metrics/elsewhere/activity/ActivityCell.tsx";
import { LateCell } from "#src/interaction/LateCell.tsx";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { network } from "#src/services/browser/environment.ts";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { useFacts } from "./facts.ts";

const path = "/administer/overview";
// Not the route itself, which imports this page.
const route = getRouteApi(path);

/** A separate component, so that the list is not rendered again when the next page begins to load. */
function RememberPlace() {
  const { href, pathname, state } = useLocation();
  const remember = useSetAtom(listPlaceAtom);
  const entry = state.__TSR_index;
  // While the next page loads, this one is still rendered with the next location.
  const isCurrent = pathname === path;
  useEffect(() => {
    if (isCurrent) remember({ href, entry });
  }, [entry, href, isCurrent, remember]);
  return null;
}

/** A part that says nothing before the first answers about the apps. */
const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const part = lazyPart(load);
  return (props: Props) => createElement(Suspense, null, createElement(part, props));
};
const loadBeside = async () => {
  await network.idle();
  return import("./OverviewBeside.tsx");
};
const OverviewMenu = later(async () => (await loadBeside()).OverviewMenu);
const OverviewProgress = later(async () => (await loadBeside()).OverviewProgress);
const OverviewFoot = later(async () => (await loadBeside()).OverviewFoot);
const KnownSecrets = lazyPart(async () => (await loadBeside()).KnownSecrets);
const secretsCell = ({ id, status }: App) => (
  <LateCell id={id} rows={secretRows}>
    {(answer) => <KnownSecrets answer={answer} status={status} />}
  </LateCell>
);
const SecretsToCheck = later(
  async () => (await import("#src/features/client-secrets/attention/SecretsToCheck.tsx")).SecretsToCheck,
);
/** By the address, each of them always the same. */
const cellsOf = (period: OverviewPeriod): LateCells => ({
  newUsers: (app) => <ActivityCell what="new" app={app} period={period} />,
  activity: (app) => <ActivityCell what="active" app={app} period={period} />,
});
const activityCells = { LAST_7_DAYS: cellsOf("LAST_7_DAYS"), LAST_30_DAYS: cellsOf("LAST_30_DAYS") };

interface ViewsProps extends Omit<AppViewsProps, "counts" | "inNeed"> {
  apps: ReadonlyArray<App>;
  period: OverviewPeriod;
}

/** A separate component, so that facts that arrive render it alone. */
function Views({ apps, period, ...props }: ViewsProps) {
  const facts = useFacts(true, period);
  const all = useAtomValue(appsAtom).data ?? apps;
  const inNeed = areChecked(all, facts) ? countsOf(all, facts).attention : undefined;
  return <AppViews {...props} counts={countsOf(apps, facts)} inNeed={inNeed} />;
}

export function Page() {
  // The router also passes parameters that `validateSearch` has dropped.
  const parameters = route.useSearch();
  const search = readAppListSearch(parameters);
  const period = search.period ?? usualPeriod;
  const view: AppView = search.view ?? "all";
  const navigate = route.useNavigate();
  const facts = useFacts(dependsOnFacts(search), period);
  const isActivityShown = useAtomValue(isActivityShownAtom);
  const change = (parameters: AppListParameters) =>
    void navigate({
      search: (before) => readAppListSearch({ ...readAppListSearch(before), ...parameters }),
      replace: true,
      resetScroll: false,
    });
  const choose = (next: AppView) => change({ view: next === "all" ? undefined : next });
  const open = ({ id }: App) => void navigate({ to: "/administer/my-apps/$appId", params: { appId: id } });
  const question = { period, view };
  return (
    <>
      <RememberPlace />
      <OverviewPage
        list={(registerFirst) => (
          <AppList
            action={registerFirst}
            search={search}
            unread={writtenSearch(parameters, unreadAppListSearch(parameters))}
            late={{ secrets: secretsCell, ...(isActivityShown && activityCells[period]) }}
            facts={facts}
            views={(apps, isAsked) => <Views apps={apps} isAsked={isAsked} onChange={choose} {...question} />}
            menu={(apps) => <OverviewMenu apps={apps} {...question} />}
            notice={<OverviewProgress {...question} />}
            foot={(apps) => <OverviewFoot apps={apps} {...question} />}
            secrets={(apps) => <SecretsToCheck apps={apps} />}
            onChange={change}
            onOpen={open}
          />
        )}
        // The form is saved, so leaving needs no confirmation.
        onCreated={({ id }) =>
          void navigate({ to: "/administer/my-apps/$appId", params: { appId: id }, ignoreBlocker: true })
        }
      />
    </>
  );
}
