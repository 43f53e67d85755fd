/** What secrets and statistics tell the overview about the apps: composed here, since features do not know each other. */
import { atom, useAtomValue } from "jotai";
import type { App } from "#schemas/apps/App.ts";
import { type AppFacts, type FactsOfApps, noFacts } from "#src/domain/apps/appFacts.ts";
import * as secrets from "#src/features/client-secrets/attention/attention.ts";
import * as activity from "#src/features/metrics/elsewhere/activity/activity.ts";
import { shownDayAtom } from "#src/runtime/clockAtoms.ts";

export const factsAtom = atom((get): FactsOfApps => {
  const byId = new Map<string, AppFacts>(
    [...get(secrets.attentionAtom)].map(([id, attention]) => [id, { secrets: attention }]),
  );
  for (const [id, counts] of get(activity.activityAtom)) byId.set(id, { ...byId.get(id), activity: counts });
  const hasSecretsPending = get(secrets.secretsRequests.isPendingAtom);
  const hasActivityPending = get(activity.activityRequests.isPendingAtom);
  const isActivityShown = get(activity.isActivityShownAtom);
  return {
    byId,
    today: get(shownDayAtom).day.epochMillis,
    isPending: (id) => {
      const appId = id as App["id"];
      return hasSecretsPending(appId) || (isActivityShown && hasActivityPending(appId));
    },
  };
});

const noFactsAtom = atom(noFacts);

/** Unless the list depends on them, facts that arrive do not render it again. */
export const useFacts = (isNeeded: boolean): FactsOfApps => useAtomValue(isNeeded ? factsAtom : noFactsAtom);
