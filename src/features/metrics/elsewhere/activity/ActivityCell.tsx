/** The active or the new users of an app in a period with their change, in its row of the overview. */
import { LateCell } from "#src/interaction/LateCell.tsx";
import { activityRow, activityRows, KnownActivity } from "./activity.ts";
import type { KnownActivityProps } from "./KnownActivity.tsx";

export interface ActivityCellProps extends Omit<KnownActivityProps, "activity"> {
  app: KnownActivityProps["app"] & { readonly id: string };
}

export function ActivityCell(props: ActivityCellProps) {
  return (
    <LateCell id={activityRow(props.period, props.app.id)} rows={activityRows} isNumber>
      {(activity) => <KnownActivity {...props} activity={activity} />}
    </LateCell>
  );
}
