/** A narrow bar that shows the parts of a whole, one of them in the accent colour. Its words are beside it. */
import * as css from "./SharesStrip.css.ts";

export interface SharesStripProps {
  /** In the order of the parts; they are drawn in proportion. */
  sizes: ReadonlyArray<number>;
  marked: number | undefined;
  /** What another one is compared with: lower. */
  isCompared?: boolean;
}

export function SharesStrip({ sizes, marked, isCompared = false }: SharesStripProps) {
  return (
    <span className={css.root} data-compared={isCompared || undefined} aria-hidden="true">
      {sizes.map((size, index) => (
        <span
          className={css.part}
          key={index}
          data-marked={index === marked || undefined}
          style={{ flexGrow: size }}
        />
      ))}
    </span>
  );
}
