/** Above the list of the overview: how many apps need attention, and the filter for them. It asks about the apps. */
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { App, AppId } from "#schemas/apps/App.ts";
import { maxAppsAskedAbout } from "#src/domain/apps/appList.ts";
import { AttentionFilter } from "#src/features/apps/list/AttentionFilter.tsx";
import { secretsRequests } from "#src/features/client-secrets/attention/attention.ts";
import {
  activityRequests,
  followDayAtom,
  isActivityShownAtom,
} from "#src/features/metrics/elsewhere/activity/activity.ts";
import type { RowRequests } from "#src/runtime/rowRequests.ts";
import { factsAtom } from "./overviewFacts.ts";

export interface OverviewAttentionProps {
  apps: ReadonlyArray<App>;
  isFiltered: boolean;
  onFilter: (isFiltered: boolean) => void;
}

export function OverviewAttention({ apps, isFiltered, onFilter }: OverviewAttentionProps) {
  const isShort = apps.length <= maxAppsAskedAbout;
  const isActivityShown = useAtomValue(isActivityShownAtom);
  const facts = useAtomValue(factsAtom);
  const listed = isShort ? apps : none;
  useListed(secretsRequests, listed);
  useListed(activityRequests, isActivityShown ? listed : none);
  useAtomValue(followDayAtom);
  return (
    isShort && (
      <AttentionFilter
        apps={apps}
        facts={facts}
        requested={isActivityShown ? ["secrets", "activity"] : ["secrets"]}
        isFiltered={isFiltered}
        onFilter={onFilter}
      />
    )
  );
}

const none: ReadonlyArray<App> = [];

/** Requests something for all of these apps, in the end. */
const useListed = (
  { listAtom }: Pick<RowRequests<AppId, object>, "listAtom">,
  apps: ReadonlyArray<App>,
): void => {
  const list = useSetAtom(listAtom);
  useEffect(() => {
    list(apps.map(({ id }) => id));
    return () => list([]);
  }, [apps, list]);
};
