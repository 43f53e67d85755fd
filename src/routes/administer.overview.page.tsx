/** Composes the overview: the address holds what of the list is shown. */
import { useLocation } from "@tanstack/react-router";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { listPlaceAtom } from "#src/features/apps/listPlace.ts";
import { OverviewPage } from "#src/features/apps/OverviewPage.tsx";
import { readAppListSearch } from "#src/domain/apps/appList.ts";
import { overviewRoute } from "./administer.overview.tsx";

export function Page() {
  // The router passes on what a parent has not validated: values that mean nothing would come back here.
  const search = readAppListSearch(overviewRoute.useSearch());
  const navigate = overviewRoute.useNavigate();
  const { href, pathname, state } = useLocation();
  const remember = useSetAtom(listPlaceAtom);
  const entry = state.__TSR_index;
  // While the next page loads, this one still stands and the location is the other's.
  const isHere = pathname === overviewRoute.fullPath;
  useEffect(() => {
    if (isHere) remember({ href, entry });
  }, [entry, href, isHere, remember]);
  return (
    <OverviewPage
      search={search}
      onChange={(change) =>
        void navigate({
          search: (before) => readAppListSearch({ ...before, ...change }),
          replace: true,
          resetScroll: false,
        })
      }
      // What was typed has been saved.
      onCreated={({ id }) =>
        void navigate({ to: "/administer/my-apps/$appId", params: { appId: id }, ignoreBlocker: true })
      }
    />
  );
}
