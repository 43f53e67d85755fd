/** Above the list of the overview: the apps that need attention, and the secrets to check. It asks about the apps. */
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { App } from "#schemas/apps/App.ts";
import {
  type AppListParameters,
  type AppListSearch,
  maxAppsAskedAbout,
  usualPeriod,
} from "#src/domain/apps/appList.ts";
import { AttentionFilter, FilterChip } from "#src/features/apps/list/AttentionFilter.tsx";
import { secretsRequests, toCheckAtom } from "#src/features/client-secrets/attention/attention.ts";
import { messages } from "#src/features/client-secrets/attention/messages.en.ts";
import {
  activityRequests,
  activityRow,
  followDayAtom,
  isActivityShownAtom,
} from "#src/features/metrics/elsewhere/activity/activity.ts";
import { useText } from "#src/i18n/i18n.ts";
import { useFacts } from "./overviewFacts.ts";

export interface OverviewAttentionProps {
  apps: ReadonlyArray<App>;
  search: AppListSearch;
  onChange: (change: Pick<AppListParameters, "attention" | "view">) => void;
}

export function OverviewAttention({ apps, search, onChange }: OverviewAttentionProps) {
  const text = useText();
  const isShort = apps.length <= maxAppsAskedAbout;
  const isActivityShown = useAtomValue(isActivityShownAtom);
  const period = search.period ?? usualPeriod;
  const facts = useFacts(true, period);
  const toCheck = useAtomValue(toCheckAtom);
  const secretCount = apps
    .filter(({ status }) => status === "enabled")
    .reduce((sum, { id }) => sum + (toCheck.get(id)?.length ?? 0), 0);
  const isOfSecrets = search.view === "secrets";
  const listSecrets = useSetAtom(secretsRequests.listAtom);
  // Of many apps only for who wants that list.
  const withSecrets = isShort || isOfSecrets ? apps : none;
  useEffect(() => {
    listSecrets(withSecrets.map(({ id }) => id));
    return () => listSecrets([]);
  }, [listSecrets, withSecrets]);
  const listActivity = useSetAtom(activityRequests.listAtom);
  const withActivity = isShort && isActivityShown ? apps : none;
  useEffect(() => {
    listActivity(withActivity.map(({ id }) => activityRow(period, id)));
    return () => listActivity([]);
  }, [listActivity, period, withActivity]);
  useAtomValue(followDayAtom);
  const secretsChip = (
    <FilterChip
      isAtEnd
      isSelected={isOfSecrets}
      onChange={(isSelected) => onChange({ view: isSelected ? "secrets" : undefined })}
    >
      {isShort || isOfSecrets ? text(messages.toCheck, { count: secretCount }) : text(messages.listTitle)}
    </FilterChip>
  );
  if (!isShort) return secretsChip;
  return (
    <AttentionFilter
      apps={apps}
      facts={facts}
      requested={isActivityShown ? ["secrets", "activity"] : ["secrets"]}
      isFiltered={search.attention === true}
      onFilter={(isFiltered) => onChange({ attention: isFiltered || undefined })}
    >
      {secretCount > 0 || isOfSecrets ? secretsChip : null}
    </AttentionFilter>
  );
}

const none: ReadonlyArray<App> = [];
