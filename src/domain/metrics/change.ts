/** How a number has changed. Every place has its own words for the four kinds, in one message. */
import { type ChartCount, isKnown, pointsBetween } from "./chartData.ts";

export interface Change {
  /** `fromZero`: there is no percentage of 0. */
  readonly kind: "none" | "fromZero" | "up" | "down";
  /** In people; of a share in percentage points, to a tenth. */
  readonly size: number;
  /** As a part of before: 0.021 for 2.1 %. 0 from zero. */
  readonly relative: number;
}

const changeBy = (difference: number, before: number): Change => {
  const size = Math.abs(difference);
  if (size === 0) return { kind: "none", size, relative: 0 };
  if (before === 0) return { kind: "fromZero", size, relative: 0 };
  return { kind: difference > 0 ? "up" : "down", size, relative: size / before };
};

/** Undefined if either count is not known. */
export const changeOf = (now: ChartCount, before: ChartCount | undefined): Change | undefined =>
  isKnown(now) && isKnown(before) ? changeBy(now - before, before) : undefined;

/**
 * By how many registered users there are more than before. They do not become fewer: then one of the two is wrong. With a
 * minimum group size, few are not shown.
 */
export const newUsersBetween = (before: ChartCount, now: ChartCount, minimum = 0): ChartCount => {
  if (!isKnown(now)) return now;
  if (!isKnown(before)) return before;
  if (now < before) return "missing";
  return now > before && now - before < minimum ? { below: minimum } : now - before;
};

/** The same of a share; undefined if either does not exist. A share has points from zero, too. */
export const shareChangeOf = (now: number | null, before: number | null): Change | undefined => {
  const points = pointsBetween(now, before);
  return points === null ? undefined : changeBy(points, 1);
};
