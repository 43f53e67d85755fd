/**
 * SQL of the roll-ups: what a row of `app_users` or `user_activities` adds to `metric_counts`, and how activities link up.
 *
 * The SQL is text, since the triggers and the demo data share it.
 */
import { answerColumns } from "./answerColumns.ts";

/**
 * A UTC day, and the Monday of its week: the buckets of the roll-ups. The year 1 began on a Monday.
 *
 * UTC is given by its offset, as PostgreSQL looks up a zone's name for each row.
 */
const day = (instant: string) => `(${instant} at time zone interval '0')::date`;
const startOfWeek = (instant: string) => `date_bin('7 days', ${instant}, '0001-01-01T00:00Z')`;
const week = (instant: string) => day(startOfWeek(instant));

/** A person born on 29 February turns a year older on 1 March in other years, as with PostgreSQL's age(). */
export const birthday = (age: string) => {
  const date = `(birth_date + ${age})::date`;
  return `${date} + (extract(day from ${date}) <> extract(day from birth_date))::integer`;
};

/** A user reaches an age group on a birthday, or by registering after it. `label` counts all users who reached it. */
export const countsOfUsers = (users: string, sign: 1 | -1 = 1) => `
  select app_number, 'registered' as metric, age_group || ' ' || gender as label, day, 'infinity'::date as until, ${sign} * users as change
  from (
    select app_number, age_group, gender, greatest(${day("registered_at")}, birthdays[age_group]) as day, count(*) as users
    from ${users} as users cross join generate_series(0, cardinality(birthdays)) as age_group group by 1, 2, 3, 4
  ) as reached
  ${Object.entries(answerColumns)
    .map(
      ([list, { column }]) => `union all
        select app_number, '${list}', ${column}, ${day("registered_at")}, 'infinity', ${sign} * count(*)
        from ${users} as users where ${column} is not null group by app_number, ${column}, ${day("registered_at")}`,
    )
    .join(" ")}`;

/** Birthdays are counted by day, by month and by year, so that all those up to a day are few rows: its days, months and years. */
export const birthdayMetrics = { day: "agedDay", month: "agedMonth", year: "agedYear" } as const;

/**
 * Birthdays that change the age group while an activity is its user's latest one, in whole weeks: 1 from the birthday on,
 * and -1 after the week of the next activity. `until` is the day, or the first one of the month or year.
 */
export const countsOfBirthdays = (activities: string, sign: 1 | -1 = 1) => `
  select app_number, metric, age_group || ' ' || gender as label, ${day("week")} as day, until, ${sign} * users as change
  from (
    select app_number, metric, age_group, gender, week, date_trunc(unit, at::timestamp)::date as until, sum(change) as users
    from (
      select app_number, reached as age_group, gender, ${startOfWeek("active_at")} as week, ${week("next_at")} + 7 as gone,
        ${birthday("(10 + 10 * reached) * interval '1 year'")} as birthday
      from ${activities} as activities cross join generate_series(age_group + 1, 5) as reached
      where rolled_up and ages_on is not null and ${startOfWeek("active_at")} <> ${startOfWeek("next_at")} offset 0
    ) as aging
    cross join lateral (values (birthday, 1), (gone, -1)) as events (at, change)
    cross join (values ${Object.entries(birthdayMetrics)
      .map(([unit, metric]) => `('${unit}', '${metric}')`)
      .join()}) as units (unit, metric)
    where birthday < gone and at < 'infinity'
    group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0
  ) as aged`;

/**
 * An activity counts while it is its user's latest one, in whole weeks: from its own week to that of the next activity.
 * Users who were active before their registration are counted by the query instead.
 */
export const countsOfActivities = (activities: string, sign: 1 | -1 = 1) => {
  const from = `from ${activities} as activities where rolled_up and`;
  return `
  select app_number, 'active' as metric, age_group || ' ' || gender as label, ${day("week")} as day, ${day("until")} as until, ${sign} * users as change
  from (
    select app_number, age_group, gender, ${startOfWeek("active_at")} as week, ${startOfWeek("next_at")} as until, count(*) as users
    ${from} ${startOfWeek("active_at")} <> ${startOfWeek("next_at")} group by 1, 2, 3, 4, 5
  ) as active
  union all
  select app_number, 'topic', topic, ${day("week")}, ${day("until")}, ${sign} * users
  from (
    select app_number, topic, ${startOfWeek("active_at")} as week, ${startOfWeek("next_topic_at")} as until, count(*) as users
    ${from} ${startOfWeek("active_at")} <> ${startOfWeek("next_topic_at")} group by 1, 2, 3, 4
  ) as topics
  union all
  select app_number, 'activeDays', '', ${day("active_at")}, 'infinity', ${sign} * count(*)
  ${from} ${day("active_at")} <> ${day("next_at")} group by 1, 4
  union all ${countsOfBirthdays(activities, sign)}`;
};

const insertCounts = "insert into metric_counts as counts (app_number, metric, label, day, until, count)";

/** Creates the roll-ups of data that was never counted. */
export const firstCounts = (counts: string) => `
  ${insertCounts} select app_number, metric, label, day, until, change from (${counts}) as counts`;

/** Adds changes to the roll-ups, always in the same order, so that transactions wait for each other without deadlock. */
export const addCounts = (changes: string) => `
  ${insertCounts} select app_number, metric, label, day, until, sum(change) from (${changes}) as changes
  group by app_number, metric, label, day, until having sum(change) <> 0
  order by app_number, metric, until, day, label
  on conflict (app_number, metric, until, day, label) do update set count = counts.count + excluded.count`;

/** Columns of `user_activities` that follow from the user and from the user's other activities. */
export const derivedColumns = [
  "gender",
  "birth_date",
  "previous_at",
  "next_at",
  "previous_topic_at",
  "next_topic_at",
  "rolled_up",
  "age_group",
  "ages_on",
];

/**
 * Rows of `user_activities` for all activities (app_number, user_id, active_at, topic) of some users.
 *
 * `ages_on` is the next birthday that changes the age group, unless the week of the next activity ends before it.
 */
export const linkedActivities = (activities: string) => `
  select app_number, user_id, active_at, topic, gender, birth_date, previous_at, next_at, previous_topic_at, next_topic_at,
    rolled_up, age_group,
    case when birthdays[age_group + 1] < ${week("next_at")} + 7 then birthdays[age_group + 1] end as ages_on
  from (
    select linked.*, u.gender, u.birth_date, u.birthdays, first_at >= u.registered_at as rolled_up,
      width_bucket(${day("active_at")}, u.birthdays)::smallint as age_group
    from (
      select app_number, user_id, active_at, topic,
        first_value(active_at) over chain as first_at,
        lag(active_at, 1, '-infinity') over chain as previous_at,
        lead(active_at, 1, 'infinity') over chain as next_at,
        lag(active_at, 1, '-infinity') over topic_chain as previous_topic_at,
        lead(active_at, 1, 'infinity') over topic_chain as next_topic_at
      from ${activities} as activities
      window chain as (partition by user_id, app_number order by active_at, topic),
        topic_chain as (partition by user_id, app_number, topic order by active_at)
    ) as linked join app_users as u on u.app_number = linked.app_number and u.id = user_id offset 0
  ) as linked`;

/** Inserts activities without triggers: their links are computed once, in order of time. */
export const insertActivities = (activities: string) => `
  insert into user_activities (app_number, user_id, active_at, topic, ${derivedColumns.join(", ")})
  select app_number, user_id, active_at, topic, ${derivedColumns.join(", ")}
  from (${linkedActivities(activities)}) as l order by active_at`;
