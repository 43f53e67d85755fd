/** A cell whose content is requested when its row comes into view: a skeleton until then, and a word if it does not arrive. */
import { type Atom, useAtomValue, useSetAtom, type WritableAtom } from "jotai";
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from "react";
import { useText } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import * as css from "#src/ui/LateCell.css.ts";
import { Skeleton } from "#src/ui/loading.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";

export interface LateCellProps<Id extends string, Answer extends object> {
  id: Id;
  requests: {
    readonly rowAtomOf: (id: Id) => Atom<Answer | "pending" | "unknown">;
    readonly seeAtom: WritableAtom<null, [id: Id, isInView: boolean], void>;
  };
  /** Numbers aligned at the right, with what follows them at the left of a second column. */
  isNumber?: boolean;
  /** May be loaded on demand. */
  children: (answer: Answer) => ReactNode;
}

export function LateCell<Id extends string, Answer extends object>(props: LateCellProps<Id, Answer>) {
  const { id, requests, isNumber = false, children } = props;
  const { rowAtomOf, seeAtom } = requests;
  const text = useText();
  const answer = useAtomValue(useMemo(() => rowAtomOf(id), [id, rowAtomOf]));
  const place = useRef<HTMLSpanElement>(null);
  const see = useSetAtom(seeAtom);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => see(id, entries.at(-1)?.isIntersecting === true));
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      see(id, false);
    };
  }, [id, see]);
  const skeleton = (
    <>
      <Skeleton shape="word" />
      <VisuallyHidden>{text(common.loading)}</VisuallyHidden>
      {/* Paper waits for what is asked: the rest does not come. */}
      <span className={css.onPaper}>{text(common.notLoaded)}</span>
    </>
  );
  return (
    <span className={isNumber ? css.numbers : undefined} ref={place} data-late>
      {answer === "pending" && skeleton}
      {answer === "unknown" && <span className={css.muted}>{text(common.notLoaded)}</span>}
      {typeof answer === "object" && <Suspense fallback={skeleton}>{children(answer)}</Suspense>}
    </span>
  );
}
