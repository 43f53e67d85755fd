/** What is known of an app, for the rows, the views, the files and the text: what its secrets need, and its users. */
import { atom, useAtomValue } from "jotai";
import type { AppId } from "#schemas/apps/App.ts";
import { type FactsOfApps, noFacts, type OverviewPeriod } from "#src/domain/apps/appList.ts";
import { attentionOfAppAtom } from "#src/features/client-secrets/attention/attention.ts";
import {
  activityRow,
  activityRows,
  isActivityShownAtom,
} from "#src/features/metrics/elsewhere/activity/activity.ts";
import { shownDayAtom } from "#src/runtime/clockAtoms.ts";

const factsIn = (period: OverviewPeriod) =>
  atom((get) => {
    const secretsOf = get(attentionOfAppAtom);
    const activityOf = get(activityRows.knownAtom);
    const isActivityShown = get(isActivityShownAtom);
    return {
      today: get(shownDayAtom).day.epochMillis,
      of: (id: string) => {
        const row = isActivityShown ? activityOf(activityRow(period, id)) : undefined;
        return { secrets: secretsOf(id as AppId), activity: typeof row === "object" ? row.answer : row };
      },
    };
  });
export const factsAtoms = { LAST_7_DAYS: factsIn("LAST_7_DAYS"), LAST_30_DAYS: factsIn("LAST_30_DAYS") };

const noFactsAtom = atom(noFacts);

/** Unless the list depends on them, facts that arrive do not render it again. */
export const useFacts = (isNeeded: boolean, period: OverviewPeriod): FactsOfApps =>
  useAtomValue<FactsOfApps>(isNeeded ? factsAtoms[period] : noFactsAtom);
