/** Composes the overview; the search parameters contain filter, order and page of the list. */
import { getRouteApi, useLocation } from "@tanstack/react-router";
import { useAtomValue, useSetAtom } from "jotai";
import { Suspense, useEffect } from "react";
import type { App } from "#schemas/apps/App.ts";
import {
  type AppListParameters,
  type OverviewPeriod,
  usualPeriod,
  dependsOnFacts,
  readAppListSearch,
  unreadAppListSearch,
} from "#src/domain/apps/appList.ts";
import { writtenSearch } from "#src/domain/searchParameters.ts";
import { listPlaceAtom } from "#src/features/apps/apps.ts";
import { AppList } from "#src/features/apps/list/AppList.tsx";
import type { LateCells } from "#src/features/apps/list/AppTable.tsx";
import { OverviewPage } from "#src/features/apps/OverviewPage.tsx";
import { AppSecrets } from "#src/features/client-secrets/attention/AppSecrets.tsx";
import { SecretsToCheck } from "#src/features/client-secrets/attention/attention.ts";
import { isActivityShownAtom } from "#src/features/metrics/elsewhere/activity/activity.ts";
import { ActivityCell } from "#src/features/metrics/elsewhere/activity/ActivityCell.tsx";
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

const secretsCell = (app: App) => <AppSecrets app={app} />;
// Neither says anything before the first answers about the apps.
const OverviewAttention = lazyPart(async () => (await import("./OverviewAttention.tsx")).OverviewAttention);
const OverviewMenu = lazyPart(async () => (await import("./OverviewAttention.tsx")).OverviewMenu);
const secretsToCheck = (apps: ReadonlyArray<App>) => (
  <Suspense>
    <SecretsToCheck apps={apps} />
  </Suspense>
);
/** By the address, each of them always the same. */
const cellsOf = (period: OverviewPeriod): LateCells => ({
  newUsers: (app) => <ActivityCell what="new" app={app} period={period} />,
  activity: (app) => <ActivityCell what="active" app={app} period={period} />,
});
const activityCells = { LAST_7_DAYS: cellsOf("LAST_7_DAYS"), LAST_30_DAYS: cellsOf("LAST_30_DAYS") };

export function Page() {
  // The router also passes parameters that `validateSearch` has dropped.
  const parameters = route.useSearch();
  const search = readAppListSearch(parameters);
  const period = search.period ?? usualPeriod;
  const navigate = route.useNavigate();
  const facts = useFacts(dependsOnFacts(search), period);
  const isActivityShown = useAtomValue(isActivityShownAtom);
  const change = (parameters: AppListParameters) =>
    void navigate({
      search: (before) => readAppListSearch({ ...before, ...parameters }),
      replace: true,
      resetScroll: false,
    });
  const open = ({ id }: App) => void navigate({ to: "/administer/my-apps/$appId", params: { appId: id } });
  const notice = (apps: ReadonlyArray<App>) => (
    <Suspense>
      <OverviewAttention apps={apps} search={search} onChange={change} />
    </Suspense>
  );
  const menu = (apps: ReadonlyArray<App>, isAsked: boolean) => (
    <Suspense>
      <OverviewMenu apps={apps} isAsked={isAsked} view={search.view} period={period} />
    </Suspense>
  );
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
            notice={notice}
            menu={menu}
            secrets={secretsToCheck}
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
