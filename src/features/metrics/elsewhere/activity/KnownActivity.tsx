/** The active users of an app as a link to its statistics, with their change. Loaded with the first answer. */
import { useAtomValue } from "jotai";
import type { App } from "#schemas/apps/App.ts";
import { activityNeed } from "#src/domain/apps/appFacts.ts";
import { changeOf } from "#src/domain/metrics/change.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { shownDayAtom } from "#src/runtime/clockAtoms.ts";
import { Link } from "#src/ui/Link.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { countText } from "../../charts/counts.ts";
import * as css from "./ActivityCell.css.ts";
import { activityChange } from "./activityChange.ts";
import { activityFacts } from "./activityFacts.ts";
import type { AppActivity } from "./activityOf.ts";
import { messages } from "./messages.en.ts";

export interface KnownActivityProps {
  activity: AppActivity;
  app: Pick<App, "status" | "creationDate">;
}

export function KnownActivity({ activity, app }: KnownActivityProps) {
  const i18n = useI18n();
  const { text } = i18n;
  const { active, previous, href } = activity;
  const { day } = useAtomValue(shownDayAtom);
  const need = activityNeed(app, activityFacts(activity), day.epochMillis);
  const count = countText(i18n, active);
  const isNoise = app.status === "disabled" || (active === 0 && previous === 0);
  const changed = isNoise ? undefined : changeOf(active, previous);
  const change = changed && activityChange(i18n, changed);
  return (
    <>
      <span className={css.count}>
        <Link href={href}>
          <span aria-hidden="true">
            {need === "nobody" ? (
              <StatusChip state="caution">{count}</StatusChip>
            ) : (
              <span translate="no">{count}</span>
            )}
            <span className={css.noun}>{` ${text(messages.active)}`}</span>
          </span>
          <VisuallyHidden>{text(messages.statistics, { count })}</VisuallyHidden>
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
