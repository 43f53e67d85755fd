/** Users of a demo app and their activities: growing, busier on weekdays, most users leaving after a while. */
import * as words from "#schemas/metrics/vocabularies.ts";
import type { DemoApp } from "./demoApps.ts";
import type { Random } from "./Random.ts";

const day = 24 * 60 * 60;

export interface DemoUser {
  /** Seconds since the epoch, like all times below. */
  readonly registeredAt: number;
  readonly birthDate: string;
  readonly gender: string;
  readonly educationLevel: string | null;
  readonly workRole: string | null;
  readonly healthBehaviour: string | null;
  readonly healthSupport: string | null;
  readonly preference: string | null;
  readonly selfPerceivedHealth: string | null;
  readonly activities: ReadonlyArray<{ readonly at: number; readonly topic: string }>;
}

type Words = readonly [string, ...ReadonlyArray<string>];

interface Habit {
  readonly daysBetweenUses: number;
  readonly daysUntilGone: number;
}

const habits: readonly [Habit, ...ReadonlyArray<Habit>] = [
  { daysBetweenUses: 4, daysUntilGone: 8 },
  { daysBetweenUses: 25, daysUntilGone: 160 },
  { daysBetweenUses: 7, daysUntilGone: 320 },
];
const habitWeights = [45, 37, 18];
const shareWithoutUse = 0.06;

/** Often moves a weekend to a weekday; never after `end`. */
const moveOffWeekend = (at: number, end: number, random: Random) => {
  const weekday = new Date(at * 1000).getUTCDay();
  const isWeekend = weekday === 0 || weekday === 6;
  let moved = isWeekend && random.chance(0.45) ? at + (2 + Math.floor(random.next() * 4)) * day : at;
  while (moved > end) moved -= day;
  return moved;
};

/** Morning, noon or evening (UTC). */
const timeOfDay = (random: Random) =>
  Math.floor((random.pick([6, 11, 17], [3, 2, 4]) + random.between(0, 3.5)) * 60 * 60);

const startOfDay = (at: number) => at - (at % day);

const birthDate = (index: number, app: DemoApp, now: number, random: Random) => {
  const fixedAge = [17, 25, 35, 45, 55, 65][index]; // at least one user of each age group
  const age =
    fixedAge ??
    Math.min(79, Math.max(15, app.age + (random.next() + random.next() + random.next() - 1.5) * 28));
  return new Date((now - (age + random.between(0.05, 0.9)) * 365.25 * day) * 1000).toISOString().slice(0, 10);
};

export const demoUsers = (
  app: DemoApp,
  count: number,
  now: number,
  random: Random,
): ReadonlyArray<DemoUser> => {
  const launch = startOfDay(now - app.launchedDaysAgo * day);
  const end = now - app.endedDaysAgo * day;

  /** The first users take one word each, so that every word occurs. */
  const answer = (index: number, vocabulary: Words, weights: ReadonlyArray<number>, answered = 0.9) =>
    vocabulary[index] ?? (random.chance(answered) ? random.pick(vocabulary, weights) : null);

  const activities = (index: number, registeredAt: number) => {
    const own = words.topics[index];
    if (own === undefined && random.chance(shareWithoutUse)) return [];
    const favourite = own ?? random.pick(words.topics, [30, 22, 12, 20, 10, 6]);
    const { daysBetweenUses, daysUntilGone } = random.pick(habits, habitWeights);
    const last = Math.min(end, registeredAt + random.exponential(daysUntilGone) * day);
    const uses = [{ at: registeredAt, topic: favourite }];
    let next = registeredAt;
    for (;;) {
      next = startOfDay(next + Math.max(1, random.exponential(daysBetweenUses)) * day);
      if (next > last) return uses;
      const at = Math.max(registeredAt, moveOffWeekend(next + timeOfDay(random), end, random));
      uses.push({ at, topic: random.chance(0.6) ? favourite : random.pick(words.topics) });
    }
  };

  return Array.from({ length: count }, (_user, index) => {
    const share = ((index + random.next()) / count) ** (1 / app.growth);
    const registered = startOfDay(launch + share * (end - launch)) + timeOfDay(random);
    const registeredAt = moveOffWeekend(registered, end, random);
    return {
      registeredAt,
      birthDate: birthDate(index, app, now, random),
      gender: words.genders[index] ?? random.pick(words.genders, [42, 48, 3, 7]),
      educationLevel: answer(index, words.educationLevels, [2, 24, 20, 32, 18, 4], 0.86),
      workRole: answer(index, words.workRoles, [30, 17, 10, 14, 7, 12, 2, 8]),
      healthBehaviour: answer(index, words.healthBehaviours, [6, 5, 9, 24, 14, 16, 26]),
      healthSupport: answer(index, words.healthSupports, [22, 26, 16, 12, 15, 9], 0.8),
      preference: answer(index, words.preferences, [30, 20, 14, 22, 8, 6]),
      selfPerceivedHealth: answer(index, words.healthRatings, [3, 12, 36, 37, 12], 0.94),
      activities: activities(index, registeredAt),
    };
  });
};
