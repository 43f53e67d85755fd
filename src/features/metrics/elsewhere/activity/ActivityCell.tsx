/** The active and the new users of an app in a period with their change, in its row of the overview. */
import type { App } from "#schemas/apps/App.ts";
import type { OverviewPeriod } from "#src/domain/apps/appList.ts";
import { useLateCell } from "#src/interaction/useLateCell.ts";
import { LateCell } from "#src/ui/LateCell.tsx";
import { activityRequests, activityRow, KnownActivity, KnownNewUsers } from "./activity.ts";

export interface ActivityCellProps {
  app: Pick<App, "id" | "status" | "creationDate">;
  period: OverviewPeriod;
}

export function ActivityCell({ app, period }: ActivityCellProps) {
  return (
    <LateCell {...useLateCell(activityRow(period, app.id), activityRequests)} isNumber>
      {(activity) => <KnownActivity activity={activity} app={app} period={period} />}
    </LateCell>
  );
}

export function NewUsersCell({ app, period }: ActivityCellProps) {
  return (
    <LateCell {...useLateCell(activityRow(period, app.id), activityRequests)} isNumber>
      {(activity) => <KnownNewUsers activity={activity} app={app} period={period} />}
    </LateCell>
  );
}
