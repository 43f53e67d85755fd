/**
 * SQL of a demo app's users and their activities: growing, busier on weekdays, most users leaving after a while.
 *
 * Random numbers are hashes of the user's id, so that the data is the same for every run on a day.
 */
import * as words from "#schemas/metrics/vocabularies.ts";
import type { DemoApp } from "./demoApps.ts";

const day = 24 * 60 * 60;

/** Uniform in [0, 1): another number for each key and each use. */
const random = (use: number, key = "id") =>
  `((hashint8extended(${key}, ${use}) & 4503599627370495) / 4503599627370496::double precision)`;
const exponential = (mean: string, use: number) => `-${mean} * ln(1 - ${random(use)})`;

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
const textArray = (values: ReadonlyArray<string>) => `array[${values.map(text).join()}]`;

/** The number, from 1, of a choice by weights. */
const choice = (weights: ReadonlyArray<number>, chance: string) => {
  const sum = weights.reduce((a, b) => a + b);
  const bounds = weights
    .slice(0, -1)
    .map((_weight, index) => weights.slice(0, index + 1).reduce((a, b) => a + b) / sum);
  return `(1 + width_bucket(${chance}, array[${bounds.join()}]::double precision[]))`;
};
const pick = (vocabulary: ReadonlyArray<string>, weights: ReadonlyArray<number>, chance: string) =>
  `(${textArray(vocabulary)})[${choice(weights, chance)}]`;

const habits = [
  { weight: 45, daysBetweenUses: 4, daysUntilGone: 8 },
  { weight: 37, daysBetweenUses: 25, daysUntilGone: 160 },
  { weight: 18, daysBetweenUses: 7, daysUntilGone: 320 },
];
const shareWithoutUse = 0.06;

/** All times are seconds since the epoch. */
const startOfDay = (at: string) => `(floor((${at}) / ${day}) * ${day})`;

/** Morning, noon or evening (UTC). */
const timeOfDay = (use: number, key?: string) =>
  `floor(((array[6, 11, 17])[${choice([3, 2, 4], random(use, key))}] + 3.5 * ${random(use + 1, key)}) * 3600)`;

/** Often moves a weekend (the epoch was a Thursday) to a weekday; never after `end`. */
const moveOffWeekend = (at: string, end: number, use: number, key?: string) => {
  const moved = `${at} + case when floor(${at} / ${day})::bigint % 7 in (2, 3) and ${random(use, key)} < 0.45
    then ${2 * day} + floor(4 * ${random(use + 1, key)}) * ${day} else 0 end`;
  return `(select moved - greatest(0, ceil((moved - ${end}) / ${day}::double precision)) * ${day} from (select ${moved} offset 0) as m (moved))`;
};

/** The first users take one word each, so that every word occurs. */
const answer = (
  vocabulary: ReadonlyArray<string>,
  weights: ReadonlyArray<number>,
  use: number,
  answered: number,
) =>
  `coalesce((${textArray(vocabulary)})[number],
    case when ${random(use)} < ${answered} then ${pick(vocabulary, weights, random(use + 1))} end)`;

export interface DemoUsers {
  readonly app: DemoApp;
  readonly firstId: number;
  readonly count: number;
  /** Seconds since the epoch. */
  readonly now: number;
}

const periodOf = ({ app, now }: DemoUsers) => {
  const launched = now - app.launchedDaysAgo * day;
  return { launch: launched - (launched % day), end: now - app.endedDaysAgo * day };
};

/** Rows of `app_users`; ages are spread around the app's, with at least one user of each age group. */
export const demoUsers = (asked: DemoUsers) => {
  const { app, firstId, count, now } = asked;
  const { launch, end } = periodOf(asked);
  return `
  select id, ${text(app.id)} as app_id, to_timestamp(${moveOffWeekend("at", end, 4)}) as registered_at,
    (to_timestamp(${now} - (age + 0.05 + 0.85 * ${random(6)}) * ${365.25 * day}) at time zone 'UTC')::date as birth_date,
    coalesce((${textArray(words.genders)})[number], ${pick(words.genders, [42, 48, 3, 7], random(7))}) as gender,
    ${answer(words.educationLevels, [2, 24, 20, 32, 18, 4], 10, 0.86)} as education_level,
    ${answer(words.workRoles, [30, 17, 10, 14, 7, 12, 2, 8], 12, 0.9)} as work_role,
    ${answer(words.healthBehaviours, [6, 5, 9, 24, 14, 16, 26], 14, 0.9)} as health_behaviour,
    ${answer(words.healthSupports, [22, 26, 16, 12, 15, 9], 16, 0.8)} as health_support,
    ${answer(words.preferences, [30, 20, 14, 22, 8, 6], 18, 0.9)} as preference,
    ${answer(words.healthRatings, [3, 12, 36, 37, 12], 20, 0.94)} as self_perceived_health
  from (
    select id, number,
      ${startOfDay(`${launch} + ((number - 1 + ${random(1)}) / ${count}) ^ (1 / ${app.growth}::double precision) * ${end - launch}`)}
        + ${timeOfDay(2)} as at,
      coalesce((array[17, 25, 35, 45, 55, 65])[number],
        least(79, greatest(15, ${app.age} + (${random(22)} + ${random(23)} + ${random(24)} - 1.5) * 28))) as age
    from generate_series(1, ${count}) as number cross join lateral (select ${firstId - 1} + number::bigint as id offset 0) as ids offset 0
  ) as users`;
};

/** Activities (app_id, user_id, active_at, topic) of these users: at their registration, then by one of the habits. */
export const demoActivities = (asked: DemoUsers) => {
  const { app, firstId } = asked;
  const { end } = periodOf(asked);
  const key = "(id * 1024 + use)";
  const habit = (of: "daysBetweenUses" | "daysUntilGone") =>
    `(array[${habits.map((one) => one[of]).join()}])[habit]`;
  const at = `${startOfDay(`registered + greatest(1, (use - ${random(30, key)}) * gap) * ${day}`)} + ${timeOfDay(31, key)}`;
  return `
  select ${text(app.id)} as app_id, id as user_id,
    to_timestamp(at + use / 1000::double precision)::timestamptz(3) as active_at, -- of two uses in one second, one is later
    case when use = 0 or ${random(36, key)} < 0.6 then favourite
      else (${textArray(words.topics)})[1 + floor(${words.topics.length} * ${random(37, key)})::integer] end as topic
  from (
    select id, registered, gap, favourite, use,
      case when use = 0 then registered else ${moveOffWeekend("moment", end, 34, key)} end as at
    from (
      select id, extract(epoch from registered_at)::double precision as registered, ${habit("daysBetweenUses")} as gap,
        coalesce((${textArray(words.topics)})[id - ${firstId - 1}],
          ${pick(words.topics, [30, 22, 12, 20, 10, 6], random(26))}) as favourite,
        ${exponential(habit("daysUntilGone"), 27)} as stay
      from (select id, registered_at, ${choice(
        habits.map(({ weight }) => weight),
        random(28),
      )} as habit
        from app_users where app_id = ${text(app.id)} offset 0) as users
      where id < ${firstId + words.topics.length} or ${random(29)} >= ${shareWithoutUse} offset 0
    ) as users
    cross join lateral generate_series(0, floor(least(stay, (${end} - registered) / ${day}) / gap)::integer) as use
    cross join lateral (select ${at} as moment offset 0) as moments offset 0
  ) as uses
  where use = 0 or at > registered`;
};
