/** A placeholder for content that is loading. It takes its space at once and becomes visible after 200 ms. */
import type { ReactNode } from "react";
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./loading.css.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface SkeletonProps {
  /** CSS lengths of the content; a line of text by default. */
  width?: string;
  height?: string;
  /** A `word` has its own size, without a style attribute, which the policy of the prerendered pages forbids. */
  shape?: "line" | "block" | "word";
}

export function Skeleton({ width = "100%", height, shape = "line" }: SkeletonProps) {
  if (shape === "word") return <span className={css.skeletons[shape]} aria-hidden="true" />;
  return <span className={css.skeletons[shape]} style={{ width, height }} aria-hidden="true" />;
}

/** Wraps skeletons, with a label for screen readers. */
export function Loading({ label, children }: { label: Text; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
