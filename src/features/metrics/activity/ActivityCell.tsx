/** The active users of an app with their change, in its row of the overview. */
import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useMemo, useRef } from "react";
import type { App } from "#schemas/apps/App.ts";
import { activityNeed } from "#src/domain/apps/appFacts.ts";
import { useI18n } from "#src/i18n/i18n.ts";
import { Link } from "#src/ui/Link.tsx";
import { Skeleton } from "#src/ui/Skeleton.tsx";
import { useInView } from "#src/ui/useInView.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { countText } from "../counts.ts";
import { activityFacts, rowAtomOf, seeAtom } from "./activity.ts";
import * as css from "./ActivityCell.css.ts";
import { activityChange } from "./activityChange.ts";
import type { AppActivity } from "./activityOf.ts";
import { messages } from "./messages.en.ts";

export interface ActivityCellProps {
  app: Pick<App, "id" | "status">;
}

export function ActivityCell({ app: { id, status } }: ActivityCellProps) {
  const { text } = useI18n();
  const activity = useAtomValue(useMemo(() => rowAtomOf(id), [id]));
  const place = useRef<HTMLSpanElement>(null);
  const see = useSetAtom(seeAtom);
  useInView(
    place,
    useCallback((isInView: boolean) => see(id, isInView), [id, see]),
  );
  return (
    <span className={css.root} ref={place} data-late>
      {activity === "pending" && (
        <>
          <Skeleton shape="word" />
          <VisuallyHidden>{text(messages.pending)}</VisuallyHidden>
        </>
      )}
      {activity === "unknown" && <span className={css.muted}>{text(messages.unknown)}</span>}
      {typeof activity === "object" && <KnownActivity {...activity} status={status} />}
    </span>
  );
}

function KnownActivity({ active, previous, href, status }: AppActivity & Pick<App, "status">) {
  const i18n = useI18n();
  const { text } = i18n;
  const need = activityNeed(status, activityFacts({ active, previous, href }));
  const change = activityChange(i18n, active, previous);
  return (
    <>
      <span className={css.count} data-need={need === "nobody" || undefined}>
        <Link href={href}>
          {need === "nobody" ? text(messages.nobody) : countText(i18n, active)}{" "}
          <span className={css.noun}>{text(messages.activeUsers)}</span>
          <VisuallyHidden>{text(messages.statistics)}</VisuallyHidden>
        </Link>
      </span>
      {change && (
        <span className={css.change} data-need={need === "falling" || undefined}>
          <span aria-hidden="true">{change.shown}</span>
          <VisuallyHidden>{change.spoken}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
