/** Composes the overview; the search parameters contain filter, order and page of the list. */
import { getRouteApi, useLocation } from "@tanstack/react-router";
import { useAtomValue, useSetAtom } from "jotai";
import { Suspense, useEffect } from "react";
import type { App } from "#schemas/apps/App.ts";
import { listPlaceAtom } from "#src/features/apps/listPlace.ts";
import { AppList } from "#src/features/apps/list/AppList.tsx";
import { OverviewPage } from "#src/features/apps/OverviewPage.tsx";
import {
  type AppListParameters,
  type AppListSearch,
  dependsOnFacts,
  readAppListSearch,
} from "#src/domain/apps/appList.ts";
import { SecretsToCheck } from "#src/features/client-secrets/attention/attention.ts";
import { AppSecrets } from "#src/features/client-secrets/attention/AppSecrets.tsx";
import { isActivityShownAtom } from "#src/features/metrics/elsewhere/activity/activity.ts";
import { ActivityCell } from "#src/features/metrics/elsewhere/activity/ActivityCell.tsx";
import { lazyPart } from "#src/ui/lazyPart.ts";
import { OverviewAttention } from "./OverviewAttention.tsx";
import { useFacts } from "./overviewFacts.ts";

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
const OverviewMenu = lazyPart(async () => (await import("./OverviewMenu.tsx")).OverviewMenu);
const menu = (apps: ReadonlyArray<App>, view: AppListSearch["view"]) => (
  <Suspense>
    <OverviewMenu apps={apps} view={view} />
  </Suspense>
);
const secretsToCheck = (apps: ReadonlyArray<App>) => (
  <Suspense>
    <SecretsToCheck apps={apps} />
  </Suspense>
);
const activityCell = (app: App) => <ActivityCell app={app} />;

export function Page() {
  // The router also passes parameters that `validateSearch` has dropped.
  const search = readAppListSearch(route.useSearch());
  const navigate = route.useNavigate();
  const facts = useFacts(dependsOnFacts(search));
  const isActivityShown = useAtomValue(isActivityShownAtom);
  const change = (parameters: AppListParameters) =>
    void navigate({
      search: (before) => readAppListSearch({ ...before, ...parameters }),
      replace: true,
      resetScroll: false,
    });
  const open = ({ id }: App) => void navigate({ to: "/administer/my-apps/$appId", params: { appId: id } });
  const notice = (apps: ReadonlyArray<App>) => (
    <OverviewAttention apps={apps} search={search} onChange={change} />
  );
  return (
    <>
      <RememberPlace />
      <OverviewPage
        list={(registerFirst) => (
          <AppList
            action={registerFirst}
            search={search}
            late={{ secrets: secretsCell, activity: isActivityShown ? activityCell : undefined }}
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
