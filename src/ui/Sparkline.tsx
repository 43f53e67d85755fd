/** A line of a number's development, from zero. The number beside it says what matters; the trend below shows the rest. */
import * as css from "./Sparkline.css.ts";

export interface SparklineProps {
  /** From the oldest to the newest; a null is a gap. */
  values: ReadonlyArray<number | null>;
}

const width = 100;
const height = 32;

export function Sparkline({ values }: SparklineProps) {
  const most = Math.max(1, ...values.filter((value) => value !== null));
  const x = (index: number) => (index / Math.max(1, values.length - 1)) * width;
  const y = (value: number) => height * (1 - value / most);
  const steps = values.map((value, index) => {
    if (value === null) return "";
    // A gap ends the line; the next point starts another one.
    const command = index === 0 || values[index - 1] === null ? "M" : "L";
    return `${command}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
  });
  return (
    <svg className={css.root} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
      <path className={css.line} d={steps.join("")} />
    </svg>
  );
}

export interface SharesStripProps {
  /** In the order of the parts; they are drawn in proportion. */
  sizes: ReadonlyArray<number>;
  marked: number | undefined;
  /** What another one is compared with: lower. */
  isCompared?: boolean;
}

/** A narrow bar that shows the parts of a whole, one of them in the accent colour. Its words are beside it. */
export function SharesStrip({ sizes, marked, isCompared = false }: SharesStripProps) {
  return (
    <span className={css.strip} data-compared={isCompared || undefined} aria-hidden="true">
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
