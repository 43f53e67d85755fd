/** Above the list of the overview: how many apps need attention, and the filter for them. It asks about the apps. */
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { App } from "#schemas/apps/App.ts";
import { maxAppsAskedAbout } from "#src/domain/apps/appList.ts";
import { AttentionFilter } from "#src/features/apps/list/AttentionFilter.tsx";
import { SecretsNotice } from "#src/features/client-secrets/attention/SecretsNotice.tsx";
import {
  followDayAtom,
  isActivityShownAtom,
  listAtom,
} from "#src/features/metrics/elsewhere/activity/activity.ts";
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
  return (
    <>
      {isShort && (
        <AttentionFilter
          apps={apps}
          facts={facts}
          requested={isActivityShown ? ["secrets", "activity"] : ["secrets"]}
          isFiltered={isFiltered}
          onFilter={onFilter}
        />
      )}
      {isShort && <SecretsNotice apps={apps} />}
      {isActivityShown && <RequestActivity apps={isShort ? apps : none} />}
    </>
  );
}

const none: ReadonlyArray<App> = [];

function RequestActivity({ apps }: { apps: ReadonlyArray<App> }) {
  const list = useSetAtom(listAtom);
  useAtomValue(followDayAtom);
  useEffect(() => {
    list(apps.map(({ id }) => id));
    return () => list([]);
  }, [apps, list]);
  return null;
}
