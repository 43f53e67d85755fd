/**
 * The active users of an app as a link to its statistics, or its new users: those by whom the registered ones have grown, as
 * in the statistics. Loaded with the first answer.
 */
import { useAtomValue } from "jotai";
import type { App } from "#schemas/apps/App.ts";
import { activityNeed, daysOfPeriod, type OverviewPeriod } from "#src/domain/apps/appList.ts";
import { changeOf } from "#src/domain/metrics/chartData.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { shownDayAtom } from "#src/runtime/clockAtoms.ts";
import { Change } from "#src/ui/Change.tsx";
import { Link } from "#src/ui/Link.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { changeValues, countText, isChanged } from "../../charts/counts.ts";
import { messages as common } from "../../messages.en.ts";
import * as css from "./ActivityCell.css.ts";
import type { AppActivity } from "./activityOf.ts";
import { messages } from "./messages.en.ts";

export interface KnownActivityProps {
  what: "active" | "new";
  activity: AppActivity;
  app: Pick<App, "status" | "creationDate">;
  period: OverviewPeriod;
}

export function KnownActivity({ what, activity, app, period }: KnownActivityProps) {
  const i18n = useI18n();
  const { text } = i18n;
  const { active, activeBefore, newUsers, newUsersBefore, href } = activity;
  const { day } = useAtomValue(shownDayAtom);
  const isActive = what === "active";
  if (!isActive && newUsers === "missing") return <span className={css.count}>{text(common.none)}</span>;
  const need = isActive ? activityNeed(app, activity, day.epochMillis) : undefined;
  const [now, before] = isActive ? [active, activeBefore] : [newUsers, newUsersBefore];
  const count = countText(i18n, now);
  const isNoise = app.status === "disabled" || (now === 0 && before === 0);
  const change = isNoise ? undefined : changeOf(now, before);
  const values = change && { ...changeValues(i18n, change), days: daysOfPeriod[period] };
  const words = (
    <>
      <span aria-hidden="true">
        {need === "nobody" ? (
          <StatusChip state="caution">
            <span translate="no">{count}</span>
          </StatusChip>
        ) : (
          <span translate="no">{count}</span>
        )}
        <span className={css.noun}>{` ${text(messages[what])}`}</span>
      </span>
      <VisuallyHidden>{text(isActive ? messages.statistics : messages.newUsers, { count })}</VisuallyHidden>
    </>
  );
  return (
    <>
      <span className={css.count}>{isActive ? <Link href={href}>{words}</Link> : words}</span>
      {values && (
        <Change
          shown={text(messages.change, values)}
          spoken={text(messages.changeSpoken, values)}
          hasChanged={isChanged(now, before)}
          isCaution={need === "falling"}
        />
      )}
    </>
  );
}
