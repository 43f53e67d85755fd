/** Chance alone has nothing to say: two samples of one distribution, with all numbers and charts of the statistics. */
import { expect, it } from "vitest";
import { hasCountChanged } from "#src/domain/metrics/hasChanged.ts";
import { findingsOf } from "#src/domain/metrics/whatChanged.ts";
import { chartOf, comparedWith } from "#test/features/metrics/metricsCharts.ts";

/** Mulberry32: the same numbers in every run. */
const randomOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const indexes = (percents: ReadonlyArray<number>) =>
  percents.flatMap((percent, index) => Array.from({ length: percent }, () => index));
/** Education, work, health, support, behaviour and interests. */
const answers = [
  [4, 20, 12, 30, 26, 8],
  [18, 17, 12, 15, 8, 14, 4, 12],
  [4, 12, 30, 36, 18],
  [24, 20, 18, 14, 13, 11],
  [8, 7, 12, 18, 15, 16, 24],
  [24, 22, 16, 18, 11, 9],
].map(indexes);
/** Ages and genders, a quarter of whom is active. */
const groups = [
  [18, 26, 24, 19, 13],
  [38, 48, 4, 10],
].map(indexes);
const activePercent = 25;
const topics = [35, 30, 20, 25, 10, 28, 5];

type Random = () => number;

/** How often each index is drawn. */
const distribution = (random: Random, size: number, of100: ReadonlyArray<number>) => {
  const counts = Array.from({ length: Math.max(...of100) + 1 }, () => 0);
  for (let drawn = 0; drawn < size; drawn += 1) {
    const index = of100[Math.floor(random() * 100)] ?? 0;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
};

const yes = (random: Random, size: number, percent: number) => {
  let count = 0;
  for (let drawn = 0; drawn < size; drawn += 1) if (random() * 100 < percent) count += 1;
  return count;
};

/** Counts and their bases by chart. */
const sample = (random: Random, size: number) => [
  ...answers.map((of100) => distribution(random, size, of100).map((count) => ({ count, base: size }))),
  topics.map((percent) => ({ count: yes(random, size, percent), base: size })),
  ...groups.map((of100) =>
    distribution(random, 4 * size, of100).map((base) => ({ count: yes(random, base, activePercent), base })),
  ),
];

const partsOf = (groups: ReturnType<typeof sample>[number]) =>
  [groups.map(({ count }) => count), groups.map(({ base }) => base)] as const;

const chartsOf = (now: ReturnType<typeof sample>, before: typeof now) =>
  now.map((counts, chart) => {
    const kind = chart > answers.length ? "rates" : "bars";
    const [compared, comparedBases] = partsOf(before[chart] ?? []);
    const [own, bases] = partsOf(counts);
    return comparedWith(chartOf(kind, [own], [bases]), compared, comparedBases);
  });

/** The number of people in a period in which `mean` are expected: Poisson, by the time between two of them. */
const people = (random: Random, mean: number) => {
  let count = -1;
  for (let time = 0; time < mean; count += 1) time -= Math.log(1 - random());
  return count;
};

it.each([
  [30, 500],
  [464, 500],
])("two samples of %i active users speak in at most 1 % of %i pairs, new users included", (size, pairs) => {
  const random = randomOf(size);
  let found = 0;
  const isChanged = (mean: number) => hasCountChanged(people(random, mean), people(random, mean));
  for (let pair = 0; pair < pairs; pair += 1) {
    const charts = chartsOf(sample(random, size), sample(random, size));
    const [isActive, isNew] = [isChanged(size), isChanged(size / 4)];
    if (isActive || isNew || findingsOf({ charts }).length > 0) found += 1;
  }
  expect(found / pairs).toBeLessThanOrEqual(0.01);
});
