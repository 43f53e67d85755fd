/** How far a run of several steps has come: a line, and the count in words. */
import type { Text } from "#src/i18n/Text.ts";
import * as css from "./Progress.css.ts";

export interface ProgressProps {
  label: Text;
  done: number;
  total: number;
  /** `5 of 12` */
  words: Text;
}

export function Progress({ label, done, total, words }: ProgressProps) {
  return (
    <div className={css.root}>
      <div
        className={css.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={words}
      >
        <div className={css.line} style={{ width: `${(done / total) * 100}%` }} />
      </div>
      <span className={css.words} aria-hidden="true">
        {words}
      </span>
    </div>
  );
}
