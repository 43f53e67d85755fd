/** The counts of an app's active users that are known and not withheld. Without code of the statistics. */
import type { Activity } from "#src/domain/apps/appFacts.ts";
import type { AppActivity } from "./activityOf.ts";

export const activityFacts = ({ active, previous }: AppActivity): Activity => ({
  active: typeof active === "number" ? active : undefined,
  previous: typeof previous === "number" ? previous : undefined,
});
