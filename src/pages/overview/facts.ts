/** What secrets and statistics tell the overview about the apps: composed here, since features do not know each other. */
import { atom, useAtomValue } from "jotai";
import type { AppId } from "#schemas/apps/App.ts";
import { type AppFacts, type FactsOfApps, noFacts, type OverviewPeriod } from "#src/domain/apps/appList.ts";
import * as secrets from "#src/features/client-secrets/attention/attention.ts";
import * as activity from "#src/features/metrics/elsewhere/activity/activity.ts";
import { shownDayAtom } from "#src/runtime/clockAtoms.ts";

const factsIn = (period: OverviewPeriod) =>
  atom((get): FactsOfApps => {
    const byId = new Map<string, AppFacts>(
      [...get(secrets.attentionAtom)].map(([id, attention]) => [id, { secrets: attention }]),
    );
    for (const [id, counts] of activity.activityFacts(get, period))
      byId.set(id, { ...byId.get(id), activity: counts });
    const hasSecretsPending = get(secrets.secretsRequests.isPendingAtom);
    const activityOf = get(activity.activityAtom);
    const isActivityShown = get(activity.isActivityShownAtom);
    return {
      byId,
      today: get(shownDayAtom).day.epochMillis,
      isPending: (id) =>
        hasSecretsPending(id as AppId) ||
        (isActivityShown && activityOf(activity.activityRow(period, id)) === "pending"),
    };
  });
const factsAtoms = { LAST_7_DAYS: factsIn("LAST_7_DAYS"), LAST_30_DAYS: factsIn("LAST_30_DAYS") };

const noFactsAtom = atom(noFacts);

/** Unless the list depends on them, facts that arrive do not render it again. */
export const useFacts = (isNeeded: boolean, period: OverviewPeriod): FactsOfApps =>
  useAtomValue(isNeeded ? factsAtoms[period] : noFactsAtom);
