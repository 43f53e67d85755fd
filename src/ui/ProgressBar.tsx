/** A thin line along the top of the window during a slow navigation. It appears after 200 ms. */
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./ProgressBar.css.ts";

export function ProgressBar({ label }: { label: Text }) {
  return (
    <div className={css.root} role="progressbar" aria-label={label}>
      <div className={css.line} />
    </div>
  );
}
