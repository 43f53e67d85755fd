/** Composes the overview; the search parameters contain filter, order and page of the list. */
import { getRouteApi, useLocation } from "@tanstack/react-router";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { listPlaceAtom } from "#src/features/apps/listPlace.ts";
import { AppList } from "#src/features/apps/list/AppList.tsx";
import { OverviewPage } from "#src/features/apps/OverviewPage.tsx";
import { readAppListSearch } from "#src/domain/apps/appList.ts";
import { AppSecrets } from "#src/features/client-secrets/attention/AppSecrets.tsx";
import { attentionAtom } from "#src/features/client-secrets/attention/attention.ts";
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

export function Page() {
  // The router also passes parameters that `validateSearch` has dropped.
  const search = readAppListSearch(route.useSearch());
  const navigate = route.useNavigate();
  const attention = useAtomValue(attentionAtom);
  const [isFiltered, setFiltered] = useState(false);
  return (
    <>
      <RememberPlace />
      <OverviewPage
        list={(registerFirst) => (
          <AppList
            action={registerFirst}
            search={search}
            secrets={{
              cell: ({ id }) => <AppSecrets appId={id} attention={attention.get(id)} />,
              notice: (apps) => (
                <AttentionNotice apps={apps} isFiltered={isFiltered} onFilter={setFiltered} />
              ),
              only: isFiltered && attention.size > 0 ? new Set(attention.keys()) : undefined,
              onShowAll: () => setFiltered(false),
            }}
            onChange={(change) =>
              void navigate({
                search: (before) => readAppListSearch({ ...before, ...change }),
                replace: true,
                resetScroll: false,
              })
            }
            onOpen={({ id }) => void navigate({ to: "/administer/my-apps/$appId", params: { appId: id } })}
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
