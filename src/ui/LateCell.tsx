/** A cell whose content arrives after its table: a skeleton until then, and a word if it does not arrive. */
import { type ReactNode, type RefObject, Suspense } from "react";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./LateCell.css.ts";
import { Skeleton } from "./Skeleton.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface LateCellProps<Answer extends object> {
  place: RefObject<HTMLSpanElement | null>;
  answer: Answer | "pending" | "unknown";
  words: { readonly pending: Text; readonly unknown: Text };
  /** Numbers aligned at the right, with what follows them at the left of a second column. */
  isNumber?: boolean;
  /** May be loaded on demand. */
  children: (answer: Answer) => ReactNode;
}

export function LateCell<Answer extends object>({
  place,
  answer,
  words,
  isNumber = false,
  children,
}: LateCellProps<Answer>) {
  const skeleton = (
    <>
      <Skeleton shape="word" />
      <VisuallyHidden>{words.pending}</VisuallyHidden>
    </>
  );
  return (
    <span className={isNumber ? css.numbers : undefined} ref={place} data-late>
      {answer === "pending" && skeleton}
      {answer === "unknown" && <span className={css.muted}>{words.unknown}</span>}
      {typeof answer === "object" && <Suspense fallback={skeleton}>{children(answer)}</Suspense>}
    </span>
  );
}
