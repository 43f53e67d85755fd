/** A pending indicator. Hidden from screen readers: the component that renders it also renders text for them. */
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./loading.css.ts";

export function Spinner({ size = 16 }: { size?: 16 | 20 | 24 }) {
  return (
    <svg
      className={css.spinner}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      aria-hidden="true"
    >
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
