/** The active users of an app as a link to its statistics, and its new users. Loaded with the first answer. */
import { useAtomValue } from "jotai";
import type { App } from "#schemas/apps/App.ts";
import { activityNeed, daysOfPeriod, type OverviewPeriod } from "#src/domain/apps/appList.ts";
import { changeOf, type ChartCount, isKnown } from "#src/domain/metrics/chartData.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { shownDayAtom } from "#src/runtime/clockAtoms.ts";
import { Link } from "#src/ui/Link.tsx";
import { StatusChip } from "#src/ui/StatusChip.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { changeValues, countText } from "../../charts/counts.ts";
import { messages as common } from "../../messages.en.ts";
import * as css from "./ActivityCell.css.ts";
import type { AppActivity } from "./activityOf.ts";
import { messages } from "./messages.en.ts";

export interface KnownActivityProps {
  activity: AppActivity;
  app: Pick<App, "status" | "creationDate">;
  period: OverviewPeriod;
}

export function KnownActivity({ activity, app, period }: KnownActivityProps) {
  const i18n = useI18n();
  const { active, previous, href } = activity;
  const { day } = useAtomValue(shownDayAtom);
  const need = activityNeed(app, { active: numberOf(active), previous: numberOf(previous) }, day.epochMillis);
  const count = countText(i18n, active);
  const isNoise = app.status === "disabled" || (active === 0 && previous === 0);
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
            <span className={css.noun}>{` ${i18n.text(messages.active)}`}</span>
          </span>
          <VisuallyHidden>{i18n.text(messages.statistics, { count })}</VisuallyHidden>
        </Link>
      </span>
      {!isNoise && <ChangeSince now={active} before={previous} period={period} isNeed={need === "falling"} />}
    </>
  );
}

const numberOf = (count: AppActivity["active"]) => (isKnown(count) ? count : undefined);

/** New users are those by whom the registered ones have grown, as in the statistics. */
export function KnownNewUsers({ activity, app, period }: KnownActivityProps) {
  const i18n = useI18n();
  const { newUsers, newUsersBefore } = activity;
  if (newUsers === "missing") return <span className={css.count}>{i18n.text(common.none)}</span>;
  const count = countText(i18n, newUsers);
  const isNoise = app.status === "disabled" || (newUsers === 0 && newUsersBefore === 0);
  return (
    <>
      <span className={css.count}>
        <span aria-hidden="true">
          <span translate="no">{count}</span>
          <span className={css.noun}>{` ${i18n.text(messages.new)}`}</span>
        </span>
        <VisuallyHidden>{i18n.text(messages.newUsers, { count })}</VisuallyHidden>
      </span>
      {!isNoise && <ChangeSince now={newUsers} before={newUsersBefore} period={period} />}
    </>
  );
}

interface ChangeSinceProps extends Pick<KnownActivityProps, "period"> {
  now: ChartCount;
  before: ChartCount;
  isNeed?: boolean;
}

function ChangeSince({ now, before, period, isNeed = false }: ChangeSinceProps) {
  const i18n = useI18n();
  const change = changeOf(now, before);
  if (!change) return null;
  const values = { ...changeValues(i18n, change), days: daysOfPeriod[period] };
  return (
    <span className={css.change} data-need={isNeed || undefined}>
      <span aria-hidden="true" translate="no">
        {i18n.text(messages.change, values)}
      </span>
      <VisuallyHidden>{i18n.text(messages.changeSpoken, values)}</VisuallyHidden>
    </span>
  );
}
