/** Composes the overview; the search parameters contain filter, order and page of the list. */
import { getRouteApi, useLocation } from "@tanstack/react-router";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { App } from "#schemas/apps/App.ts";
import { listPlaceAtom } from "#src/features/apps/listPlace.ts";
import { AppList, type AppListSecrets } from "#src/features/apps/list/AppList.tsx";
import { OverviewPage } from "#src/features/apps/OverviewPage.tsx";
import { type AppListParameters, readAppListSearch } from "#src/domain/apps/appList.ts";
import { AppSecrets } from "#src/features/client-secrets/attention/AppSecrets.tsx";
import { appsWithAttentionAtom } from "#src/features/client-secrets/attention/attention.ts";
import { AttentionNotice } from "#src/features/client-secrets/attention/AttentionNotice.tsx";

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

const nothingAtom = atom(undefined);

const secretsCell = ({ id }: App) => <AppSecrets appId={id} />;

export function Page() {
  // The router also passes parameters that `validateSearch` has dropped.
  const search = readAppListSearch(route.useSearch());
  const navigate = route.useNavigate();
  const [isFiltered, setFiltered] = useState(false);
  // Unless the list is restricted to them, secrets that arrive do not render it again.
  const only = useAtomValue(isFiltered ? appsWithAttentionAtom : nothingAtom);
  const change = (parameters: AppListParameters) =>
    void navigate({
      search: (before) => readAppListSearch({ ...before, ...parameters }),
      replace: true,
      resetScroll: false,
    });
  const open = ({ id }: App) => void navigate({ to: "/administer/my-apps/$appId", params: { appId: id } });
  const secrets: AppListSecrets = {
    cell: secretsCell,
    notice: (apps) => <AttentionNotice apps={apps} isFiltered={isFiltered} onFilter={setFiltered} />,
    only,
    onShowAll: () => setFiltered(false),
  };
  return (
    <>
      <RememberPlace />
      <OverviewPage
        list={(registerFirst) => (
          <AppList action={registerFirst} search={search} secrets={secrets} onChange={change} onOpen={open} />
        )}
        // The form is saved, so leaving needs no confirmation.
        onCreated={({ id }) =>
          void navigate({ to: "/administer/my-apps/$appId", params: { appId: id }, ignoreBlocker: true })
        }
      />
    </>
  );
}
