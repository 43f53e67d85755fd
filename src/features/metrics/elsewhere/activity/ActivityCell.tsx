/** The active users of an app with their change, in its row of the overview. */
import type { App } from "#schemas/apps/App.ts";
import { useLateCell } from "#src/interaction/useLateCell.ts";
import { LateCell } from "#src/ui/LateCell.tsx";
import { activityRequests, KnownActivity } from "./activity.ts";

export interface ActivityCellProps {
  app: Pick<App, "id" | "status" | "creationDate">;
}

export function ActivityCell({ app }: ActivityCellProps) {
  return (
    <LateCell {...useLateCell(app.id, activityRequests)} isNumber>
      {(activity) => <KnownActivity activity={activity} app={app} />}
    </LateCell>
  );
}
