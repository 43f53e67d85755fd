/**
 * Whether a number has changed: beyond chance, and by so much that it matters. The one rule for what is bold, what is worth
 * a sentence, and what is wrong with an app (decision 26).
 */

import { isBeyondChance } from "#src/domain/chance.ts";

/** A part of a whole. */
export interface Sample {
  readonly count: number;
  readonly base: number;
}

/** As a part of before. */
const leastRelative = 0.05;
/** In percentage points. */
const leastPoints = 2;

/** In standard errors: more of one of some sixty numbers on a page, so that all together speak as seldom by chance. */
const leastOfMany = 4.25;

/** A number of people: all active users, or all new ones. One of many is that of a day, a week or a month. */
export const hasCountChanged = (now: number, before: number, isOneOfMany = false): boolean =>
  isBeyondChance(now, before, isOneOfMany ? leastOfMany : undefined) &&
  Math.abs(now - before) >= leastRelative * before;

const sum = (values: ReadonlyArray<number>) => values.reduce((all, value) => all + value, 0);

/**
 * A share and its variance. Each sample gets one success and one failure more, so that small counts are not taken for
 * certain: Agresti and Caffo, “Simple and effective confidence intervals for proportions and differences of proportions”,
 * The American Statistician 54 (2000), 280–288.
 */
const adjusted = ({ count, base }: Sample) => {
  const share = (count + 1) / (base + 2);
  return { share, variance: (share * (1 - share)) / (base + 2) };
};

/** How many standard errors the shares of `more` are above those of `less`, both summed up. */
export const zOf = (more: ReadonlyArray<Sample>, less: ReadonlyArray<Sample>): number => {
  const [above, below] = [more.map(adjusted), less.map(adjusted)];
  const difference = sum(above.map(({ share }) => share)) - sum(below.map(({ share }) => share));
  return difference / Math.sqrt(sum([...above, ...below].map(({ variance }) => variance)));
};

/** One of the shares of a page. @param points - In percentage points, by how many it has moved. */
export const hasShareChanged = (points: number, z: number): boolean =>
  Math.abs(points) >= leastPoints && Math.abs(z) >= leastOfMany;
