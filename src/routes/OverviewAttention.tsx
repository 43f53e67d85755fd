/** Above the list of the overview: the apps that need attention, and the secrets to check. It asks about the apps. */
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { App, AppId } from "#schemas/apps/App.ts";
import { type AppListParameters, type AppListSearch, maxAppsAskedAbout } from "#src/domain/apps/appList.ts";
import { AttentionFilter, FilterChip } from "#src/features/apps/list/AttentionFilter.tsx";
import { secretsRequests, toCheckAtom } from "#src/features/client-secrets/attention/attention.ts";
import { messages } from "#src/features/client-secrets/attention/messages.en.ts";
import {
  activityRequests,
  followDayAtom,
  isActivityShownAtom,
} from "#src/features/metrics/elsewhere/activity/activity.ts";
import { useText } from "#src/i18n/i18n.ts";
import type { RowRequests } from "#src/runtime/rowRequests.ts";
import { factsAtom } from "./overviewFacts.ts";

export interface OverviewAttentionProps {
  apps: ReadonlyArray<App>;
  search: AppListSearch;
  onChange: (change: Pick<AppListParameters, "attention" | "view">) => void;
}

export function OverviewAttention({ apps, search, onChange }: OverviewAttentionProps) {
  const text = useText();
  const isShort = apps.length <= maxAppsAskedAbout;
  const isActivityShown = useAtomValue(isActivityShownAtom);
  const facts = useAtomValue(factsAtom);
  const toCheck = useAtomValue(toCheckAtom);
  const secretCount = apps
    .filter(({ status }) => status === "enabled")
    .reduce((sum, { id }) => sum + (toCheck.get(id)?.length ?? 0), 0);
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
        isFiltered={search.attention === true}
        onFilter={(isFiltered) => onChange({ attention: isFiltered || undefined })}
      >
        {secretCount === 0 && search.view !== "secrets" ? null : (
          <FilterChip
            isSelected={search.view === "secrets"}
            onChange={(isSelected) => onChange({ view: isSelected ? "secrets" : undefined })}
          >
            {text(messages.toCheck, { count: secretCount })}
          </FilterChip>
        )}
      </AttentionFilter>
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
