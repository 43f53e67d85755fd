/** The active or the new users of an app in a period with their change, in its row of the overview. */
import { useLateCell } from "#src/interaction/useLateCell.ts";
import { LateCell } from "#src/ui/LateCell.tsx";
import { activityRequests, activityRow, KnownActivity } from "./activity.ts";
import type { KnownActivityProps } from "./KnownActivity.tsx";

export interface ActivityCellProps extends Omit<KnownActivityProps, "activity"> {
  app: KnownActivityProps["app"] & { readonly id: string };
}

export function ActivityCell(props: ActivityCellProps) {
  const row = activityRow(props.period, props.app.id);
  return (
    <LateCell {...useLateCell(row, activityRequests)} isNumber>
      {(activity) => <KnownActivity {...props} activity={activity} />}
    </LateCell>
  );
}
