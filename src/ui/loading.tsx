/** What stands for content that is loading: placeholders, data that is reloaded, spinners. */
import { type ReactNode, useEffect } from "react";
import type { Text } from "#src/i18n/i18n.ts";
import * as css from "./loading.css.ts";
import { say } from "./say.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface ReloadingProps {
  isBusy: boolean;
  /** Read by screen readers; left out where one label and one spinner say it for several places. */
  label?: Text;
  children: ReactNode;
}

/** Keeps data on screen while it is reloaded: dimmed, with a spinner. */
export function Reloading({ isBusy, label, children }: ReloadingProps) {
  useEffect(() => {
    if (isBusy && label !== undefined) say(label);
  }, [isBusy, label]);
  return (
    <div className={css.reloading} aria-busy={isBusy} data-busy={isBusy || undefined}>
      <div className={css.reloaded} data-part={label === undefined || undefined}>
        {children}
      </div>
      {label && <div className={css.reloadingSpinner}>{isBusy && <Spinner />}</div>}
    </div>
  );
}

/** A pending indicator. Hidden from screen readers: the component that renders it also renders text for them. */
export function Spinner() {
  return (
    <svg className={css.spinner} width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <circle className={css.track} cx="8" cy="8" r="6.25" />
      <path d="M8 1.75a6.25 6.25 0 0 1 6.25 6.25" />
    </svg>
  );
}

/** A thin line along the top of the window during a slow navigation. It appears after 200 ms. */
export function ProgressBar({ label }: { label: Text }) {
  return (
    <div className={css.bar} role="progressbar" aria-label={label}>
      <div className={css.barLine} />
    </div>
  );
}

export interface SkeletonProps {
  /** CSS lengths of the content; a line of text by default. */
  width?: string;
  height?: string;
  /** A `word` has its own size, without a style attribute, which the policy of the prerendered pages forbids. */
  shape?: "line" | "block" | "word";
  /** Of a `word` that nothing else names. An image's name: a text would be laid out in each cell of a long list. */
  label?: Text;
}

/** A placeholder for content that is loading. It takes its space at once and becomes visible after 200 ms. */
export function Skeleton({ width = "100%", height, shape = "line", label }: SkeletonProps) {
  if (label) return <span className={css.skeletons[shape]} role="img" aria-label={label} />;
  if (shape === "word") return <span className={css.skeletons[shape]} aria-hidden="true" />;
  return <span className={css.skeletons[shape]} style={{ width, height }} aria-hidden="true" />;
}

/** Wraps skeletons, with a label for screen readers. */
export function Loading({ label, children }: { label: Text; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true" inert>
        {children}
      </div>
    </div>
  );
}
