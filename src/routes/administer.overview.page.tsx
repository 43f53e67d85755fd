/** Composes the overview; the search parameters hold filter, order and page of the list. */
import { useLocation } from "@tanstack/react-router";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { listPlaceAtom } from "#src/features/apps/listPlace.ts";
import { OverviewPage } from "#src/features/apps/OverviewPage.tsx";
import { readAppListSearch } from "#src/domain/apps/appList.ts";
import type { AppId } from "#schemas/apps/App.ts";
import type * as overviewSecrets from "#src/features/client-secrets/overviewSecrets.ts";
import { whenDrawn } from "#src/ui/chart/whenIdle.ts";
import { overviewRoute } from "./administer.overview.tsx";

const noAttentionAtom = atom<ReadonlyMap<AppId, unknown>>(new Map<AppId, unknown>());

/** Undefined until the list is drawn, and where its code does not load: a failure shows nothing. */
const useSecrets = (): typeof overviewSecrets | undefined => {
  const [secrets, setSecrets] = useState<typeof overviewSecrets>();
  useEffect(
    () =>
      whenDrawn(() => {
        import("#src/features/client-secrets/overviewSecrets.ts").then(setSecrets, () => undefined);
      }),
    [],
  );
  return secrets;
};

export function Page() {
  // The router also passes parameters that `validateSearch` has dropped.
  const search = readAppListSearch(overviewRoute.useSearch());
  const navigate = overviewRoute.useNavigate();
  const { href, pathname, state } = useLocation();
  const remember = useSetAtom(listPlaceAtom);
  const entry = state.__TSR_index;
  const secrets = useSecrets();
  const attention = useAtomValue<ReadonlyMap<AppId, unknown>>(secrets?.attentionAtom ?? noAttentionAtom);
  const [isFiltered, setFiltered] = useState(false);
  // While the next page loads, this one is still rendered with the next location.
  const isCurrent = pathname === overviewRoute.fullPath;
  useEffect(() => {
    if (isCurrent) remember({ href, entry });
  }, [entry, href, isCurrent, remember]);
  return (
    <OverviewPage
      search={search}
      secrets={{
        cell: ({ id }) => secrets && <secrets.AppSecrets appId={id} />,
        notice: (apps) =>
          secrets && <secrets.AttentionNotice apps={apps} isFiltered={isFiltered} onFilter={setFiltered} />,
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
      // The form has been saved: no confirmation.
      onCreated={({ id }) =>
        void navigate({ to: "/administer/my-apps/$appId", params: { appId: id }, ignoreBlocker: true })
      }
    />
  );
}
