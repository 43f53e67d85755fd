/** A line of a number's development. The number beside it says what matters; the trend below shows the rest. */
import * as css from "./Sparkline.css.ts";

export interface SparklineProps {
  /** From the oldest to the newest; a null is a gap. */
  values: ReadonlyArray<number | null>;
}

const width = 100;
const height = 32;

export function Sparkline({ values }: SparklineProps) {
  const known = values.filter((value) => value !== null);
  const least = Math.min(...known);
  const range = Math.max(...known) - least;
  const x = (index: number) => (index / Math.max(1, values.length - 1)) * width;
  // A number that stays the same is in the middle.
  const y = (value: number) => height * (range === 0 ? 0.5 : 1 - (value - least) / range);
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
