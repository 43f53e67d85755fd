/** The active users of an app with their change, in its row of the overview. */
import { useAtomValue, useSetAtom } from "jotai";
import { Suspense, useCallback, useMemo, useRef } from "react";
import type { App } from "#schemas/apps/App.ts";
import { useText } from "#src/i18n/i18n.ts";
import { Skeleton } from "#src/ui/Skeleton.tsx";
import { useInView } from "#src/ui/useInView.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { KnownActivity, rowAtomOf, seeAtom } from "./activity.ts";
import * as css from "./ActivityCell.css.ts";
import { messages } from "./messages.en.ts";

export interface ActivityCellProps {
  app: Pick<App, "id" | "status">;
}

export function ActivityCell({ app: { id, status } }: ActivityCellProps) {
  const text = useText();
  const activity = useAtomValue(useMemo(() => rowAtomOf(id), [id]));
  const place = useRef<HTMLSpanElement>(null);
  const see = useSetAtom(seeAtom);
  useInView(
    place,
    useCallback((isInView: boolean) => see(id, isInView), [id, see]),
  );
  const pending = (
    <>
      <Skeleton shape="word" />
      <VisuallyHidden>{text(messages.pending)}</VisuallyHidden>
    </>
  );
  return (
    <span className={css.root} ref={place} data-late>
      {activity === "pending" && pending}
      {activity === "unknown" && <span className={css.muted}>{text(messages.unknown)}</span>}
      {typeof activity === "object" && (
        <Suspense fallback={pending}>
          <KnownActivity activity={activity} status={status} />
        </Suspense>
      )}
    </span>
  );
}
