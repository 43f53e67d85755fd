/** The parts of a whole as one narrow bar, from dark to pale. The words beside it say what matters. */
import * as css from "./SharesStrip.css.ts";

export interface SharesStripProps {
  /** In the order of the parts; they are drawn in proportion. */
  sizes: ReadonlyArray<number>;
}

export function SharesStrip({ sizes }: SharesStripProps) {
  const palest = 0.25;
  return (
    <span className={css.root} aria-hidden="true">
      {sizes.map((size, index) => (
        <span
          className={css.part}
          key={index}
          style={{ flexGrow: size, opacity: 1 - ((1 - palest) * index) / Math.max(1, sizes.length - 1) }}
        />
      ))}
    </span>
  );
}
