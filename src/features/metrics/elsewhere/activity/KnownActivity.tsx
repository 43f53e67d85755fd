/** The active users of an app as a link to its statistics, with their change. Loaded with the first answer. */
import type { App } from "#schemas/apps/App.ts";
import { activityNeed } from "#src/domain/apps/appFacts.ts";
import { changeOf } from "#src/domain/metrics/change.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { Link } from "#src/ui/Link.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { countText } from "../../charts/counts.ts";
import * as css from "./ActivityCell.css.ts";
import { activityChange } from "./activityChange.ts";
import { activityFacts } from "./activityFacts.ts";
import type { AppActivity } from "./activityOf.ts";
import { messages } from "./messages.en.ts";

export interface KnownActivityProps {
  activity: AppActivity;
  status: App["status"];
}

export function KnownActivity({ activity, status }: KnownActivityProps) {
  const i18n = useI18n();
  const { text } = i18n;
  const { active, previous, href } = activity;
  const need = activityNeed(status, activityFacts(activity));
  const changed = changeOf(active, previous);
  const change = changed && activityChange(i18n, changed);
  return (
    <>
      <span className={css.count} data-need={need === "nobody" || undefined}>
        <Link href={href}>
          <span translate={need === "nobody" ? undefined : "no"}>
            {`${need === "nobody" ? text(messages.nobody) : countText(i18n, active)} `}
          </span>
          <span className={css.noun}>{text(messages.activeUsers)}</span>
          <VisuallyHidden>{text(messages.statistics)}</VisuallyHidden>
        </Link>
      </span>
      {change && (
        <span className={css.change} data-need={need === "falling" || undefined}>
          <span aria-hidden="true" translate="no">
            {change.shown}
          </span>
          <VisuallyHidden>{change.spoken}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
