/**
 * SQL of a demo app's users and their activities: growing, busier on weekdays, most users leaving after a while.
 *
 * Random numbers are parts of hashes of the user's id, so that the data is the same for every run on a day.
 */
import type { AppNumber } from "#platform/apps/AppsStore.ts";
import * as words from "#schemas/metrics/vocabularies.ts";
import type { DemoApp } from "./demoApps.ts";

const day = 24 * 60 * 60;

/** A chance is a whole number in [0, `chances`). One hash contains four of them, as hashing is what costs time. */
const chances = 2 ** 16;
const hashes = (key: string, ...seeds: ReadonlyArray<number>) =>
  seeds.map((seed, index) => `hashint8extended(${key}, ${seed}) as hash_${index}`).join();
const chance = (number: number) =>
  `(hash_${Math.floor(number / 4)} >> ${16 * (number % 4)} & ${chances - 1})::integer`;
const fraction = (number: number) => `(${chance(number)} / ${chances}::double precision)`;

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
const textArray = (values: ReadonlyArray<string>) => `array[${values.map(text).join()}]`;

/** The ends of consecutive ranges of chances, whose lengths are in the ratio of the weights. */
const rangeEnds = (weights: ReadonlyArray<number>, share = 1) => {
  const sum = weights.reduce((a, b) => a + b);
  return weights.map((_weight, index) =>
    Math.round((share * chances * weights.slice(0, index + 1).reduce((a, b) => a + b)) / sum),
  );
};
/** The number, from 1, of a choice by weights; one more than there are weights for the rest of the chances. */
const choice = (weights: ReadonlyArray<number>, number: number, share?: number) =>
  `(1 + width_bucket(${chance(number)}, array[${rangeEnds(weights, share).join()}]))`;

const habits = [
  { weight: 45, daysBetweenUses: 4, daysUntilGone: 8 },
  { weight: 37, daysBetweenUses: 25, daysUntilGone: 160 },
  { weight: 18, daysBetweenUses: 7, daysUntilGone: 320 },
];
const habitWeights = habits.map(({ weight }) => weight);
const shareWithoutUse = 0.06;
const shareOfFavourite = 0.6;
const shareOffWeekends = 0.45;

/** Three and a half hours in the morning, at noon and in the evening (UTC). */
const startHours = [6, 11, 17];
const startHourWeights = [3, 2, 4];
const secondsOfDay = (number: number) => {
  const ends = rangeEnds(startHourWeights);
  const ranges = startHours.map((hour, index) => {
    const from = ends[index - 1] ?? 0;
    const to = ends[index] ?? chances;
    return `when ${chance(number)} < ${to} then ${hour * 3600} + (${chance(number)} - ${from}) * ${3.5 * 3600} / ${to - from}`;
  });
  return `case ${ranges.join(" ")} end`;
};

/** The day itself (days since the epoch, a Thursday), or often one of the next weekdays if it is on a weekend. */
const offWeekend = (at: string, number: number) => {
  const moved = Math.round(shareOffWeekends * chances);
  return `${at} + case when ${at} % 7 in (2, 3) and ${chance(number)} < ${moved} then 2 + ${chance(number)} * 4 / ${moved} else 0 end`;
};

/** The first users take one word each, so that every word occurs. */
const pick = (
  vocabulary: ReadonlyArray<string>,
  weights: ReadonlyArray<number>,
  number: number,
  answered?: number,
) => `(${textArray(vocabulary)})[case when number <= ${vocabulary.length} then number
    else ${choice(weights, number, answered)} end]`;

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
export const demoUsers = (asked: DemoUsers, appNumber: AppNumber) => {
  const { app, firstId, count, now } = asked;
  const { launch, end } = periodOf(asked);
  return `
  select id, ${appNumber} as app_number,
    to_timestamp(least(${offWeekend("day", 2)}, (${end} - seconds) / ${day}) * ${day}::bigint + seconds) as registered_at,
    (to_timestamp(${now} - (age + 0.05 + 0.85 * ${fraction(3)}) * ${365.25 * day}) at time zone 'UTC')::date as birth_date,
    ${pick(words.genders, [42, 48, 3, 7], 4)} as gender,
    ${pick(words.educationLevels, [2, 24, 20, 32, 18, 4], 5, 0.86)} as education_level,
    ${pick(words.workRoles, [30, 17, 10, 14, 7, 12, 2, 8], 6, 0.9)} as work_role,
    ${pick(words.healthBehaviours, [6, 5, 9, 24, 14, 16, 26], 7, 0.9)} as health_behaviour,
    ${pick(words.healthSupports, [22, 26, 16, 12, 15, 9], 8, 0.8)} as health_support,
    ${pick(words.preferences, [30, 20, 14, 22, 8, 6], 9, 0.9)} as preference,
    ${pick(words.healthRatings, [3, 12, 36, 37, 12], 10, 0.94)} as self_perceived_health
  from (
    select *, ${secondsOfDay(1)} as seconds,
      floor((${launch} + ((number - 1 + ${fraction(0)}) / ${count}) ^ (1 / ${app.growth}::double precision) * ${end - launch}) / ${day})::integer as day,
      coalesce((array[17, 25, 35, 45, 55, 65])[number],
        least(79, greatest(15, ${app.age} + (${fraction(11)} + ${fraction(12)} + ${fraction(13)} - 1.5) * 28))) as age
    from (
      select id, (id - ${firstId - 1})::integer as number, ${hashes("id", 1, 2, 3, 4)}
      from generate_series(${firstId}, ${firstId + count - 1}::bigint) as id offset 0
    ) as users offset 0
  ) as users`;
};

/** Computes a step once for each row. The order is there already, but the next step only knows it if it is stated. */
const inOrder = "order by id offset 0";

/** Activities (app_number, user_id, active_at, topic) of these users in a table: at their registration, then by one of the habits. */
export const demoActivities = (asked: DemoUsers, appNumber: AppNumber, users = "app_users") => {
  const { firstId } = asked;
  const { end } = periodOf(asked);
  const habit = (of: "daysBetweenUses" | "daysUntilGone") =>
    `(array[${habits.map((one) => one[of]).join()}])[habit]`;
  const favourites = Math.round(shareOfFavourite * chances);
  return `
  select ${appNumber} as app_number, id as user_id,
    to_timestamp(at + use / 1000::double precision)::timestamptz(3) as active_at, -- of two uses in one second, one is later
    case when use = 0 or ${chance(3)} < ${favourites} then favourite
      else (${textArray(words.topics)})[1 + (${chance(3)} - ${favourites}) * ${words.topics.length} / ${chances - favourites}] end as topic
  from (
    select id, use, favourite, hash_0,
      case when use = 0 then registered else (${offWeekend("day", 2)}) * ${day}::bigint + ${secondsOfDay(1)} end as at
    from (
      select *, (registered / ${day})::integer + greatest(1, use * gap - ${chance(0)} * gap / ${chances}) as day
      from (
        select id, registered, gap, favourite, use, ${hashes(`(id * 1024 + use)`, 6)}
        from (
          select id, registered, ${habit("daysBetweenUses")} as gap,
            ${pick(words.topics, [30, 22, 12, 20, 10, 6], 1)} as favourite,
            -${habit("daysUntilGone")} * ln(1 - ${fraction(2)}) as stay
          from (
            select *, ${choice(habitWeights, 3)} as habit, (id - ${firstId - 1})::integer as number
            from (
              select id, extract(epoch from registered_at)::bigint as registered, ${hashes("id", 5)}
              from ${users} where app_number = ${appNumber} offset 0
            ) as users offset 0
          ) as users
          where number <= ${words.topics.length} or ${chance(0)} >= ${Math.round(shareWithoutUse * chances)}
          ${inOrder}
        ) as users
        -- The use under way counts too: otherwise, nobody would be active in the last days.
        cross join lateral generate_series(0, floor(least(stay, (${end} - registered) / ${day}::double precision + gap) / gap)::integer) as use
        ${inOrder}
      ) as uses ${inOrder}
    ) as uses ${inOrder}
  ) as uses
  where use = 0 or at <= ${end}`;
};
