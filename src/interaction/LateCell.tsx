/**
 * A cell whose content is asked for when its row comes into view: a skeleton until then, and a word if it does not arrive.
 * What is out of date is grey, and says when it arrived.
 */
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from "react";
import { useI18n } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import type { LateRows } from "#src/runtime/lateRows.ts";
import * as css from "#src/ui/LateCell.css.ts";
import { Skeleton } from "#src/ui/loading.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";

export interface LateCellProps<Id extends string, A> {
  id: Id;
  rows: Pick<LateRows<Id, A>, "knownOf" | "watchAtom">;
  /** A number and its change. */
  isNumber?: boolean;
  /** May be loaded on demand. */
  children: (answer: A) => ReactNode;
}

export function LateCell<Id extends string, A>(props: LateCellProps<Id, A>) {
  const { id, rows, isNumber = false, children } = props;
  const { text, date } = useI18n();
  const row = useAtomValue(useMemo(() => rows.knownOf(id), [id, rows]));
  const place = useRef<HTMLSpanElement>(null);
  const watch = useSetAtom(rows.watchAtom);
  useEffect(() => (place.current ? watch(place.current, id) : undefined), [id, watch]);
  const skeleton = (
    <>
      <Skeleton shape="word" label={text(common.loading)} />
      {/* Paper waits for what is asked: the rest does not come. */}
      <span className={css.onPaper}>{text(common.notLoaded)}</span>
    </>
  );
  const asOf =
    typeof row === "object" && row.asOf
      ? text(common.asOf, { time: date(row.asOf.epochMillis, "moment") })
      : undefined;
  return (
    <span
      className={`${isNumber ? css.numbers : ""} ${asOf ? css.old : ""}`}
      ref={place}
      data-late
      title={asOf}
    >
      {row === "failed" && <span className={css.muted}>{text(common.notLoaded)}</span>}
      {(row === "pending" || row === "unasked") && skeleton}
      {typeof row === "object" && <Suspense fallback={skeleton}>{children(row.answer)}</Suspense>}
      {asOf && <VisuallyHidden>{asOf}</VisuallyHidden>}
    </span>
  );
}
