/**
 * Counts of an app's users and their activities. A period includes both of its ends.
 *
 * Whole buckets come from roll-ups, the buckets in which the period begins and ends from activities (docs/scaling.md).
 */
import { SqlClient, type Statement } from "@effect/sql";
import { Effect } from "effect";
import type { AppNumber } from "#platform/apps/AppsStore.ts";
import { ageGroups, genders, topics } from "#schemas/metrics/vocabularies.ts";
import { type AnswerList, answerColumns } from "./answerColumns.ts";
import { daysOf, weeksOf } from "./buckets.ts";
import { birthdayMetrics } from "./rollups.ts";

export interface Period {
  readonly start: Date;
  readonly end: Date;
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** Sorts by the vocabulary; unknown words come last. */
  const inOrderOf = (vocabulary: ReadonlyArray<string>, column: string) =>
    sql`array_position(${vocabulary}::text[], ${sql(column)}), ${sql(column)}`;

  const dateOf = (at: Date) => sql`(${at}::timestamptz at time zone 'UTC')::date`;

  /** Counts of whole days up to the end's: later registrations of that day have to be taken off. */
  const countedUpTo = ({ end }: Period) => sql`until = 'infinity' and day <= ${dateOf(end)}`;
  const laterThatDay = (app: AppNumber, { end }: Period) => sql`
    app_number = ${app} and registered_at > ${end}
    and registered_at < (${dateOf(end)} + 1)::timestamp at time zone 'UTC'`;

  /** The age group at the period's end. */
  const ageAtEnd = ({ end }: Period) => sql`
    5 - width_bucket(birth_date - 1, array[
      (${dateOf(end)} - interval '60 years')::date, (${dateOf(end)} - interval '50 years')::date,
      (${dateOf(end)} - interval '40 years')::date, (${dateOf(end)} - interval '30 years')::date,
      (${dateOf(end)} - interval '20 years')::date])`;

  /** Birthdays up to the period's end: of whole years, then of whole months, then of days. */
  const birthdays = (app: AppNumber, { end }: Period, first: Date, last: Date) => {
    const startOf = (unit: "month" | "year") => sql`date_trunc(${unit}, ${dateOf(end)}::timestamp)::date`;
    const parts = [
      sql`metric = ${birthdayMetrics.year} and until < ${startOf("year")}`,
      sql`metric = ${birthdayMetrics.month} and until >= ${startOf("year")} and until < ${startOf("month")}`,
      sql`metric = ${birthdayMetrics.day} and until >= ${startOf("month")} and until <= ${dateOf(end)}`,
    ];
    const counts = parts.map(
      (part) => sql`select label, sum(count) as count from metric_counts where app_number = ${app} and ${part}
        and day >= ${dateOf(first)} and day < ${dateOf(last)} group by label`,
    );
    return sql.join(" union all ", false)(counts);
  };

  /** By age at the period's end: it is another one than at the activity from the birthday `ages_on`. */
  const activeByAge = (app: AppNumber, period: Period, condition: Statement.Fragment) => sql`
    select age || ' ' || gender, 0, users from (
      select case when ages_on <= ${dateOf(period.end)} then ${ageAtEnd(period)} else age_group end as age, gender, count(*) as users
      from ${rolledUp(app)} and ${condition} group by 1, 2
    ) as active`;

  const lastBefore = (next: "next_at" | "next_topic_at", { start }: Period, headEnd: Date, last: Date) =>
    sql`active_at >= ${start} and active_at < ${headEnd} and ${sql(next)} >= ${last}`;
  const firstSince = (
    previous: "previous_at" | "previous_topic_at",
    period: Period,
    tailStart: Date,
    since: Date,
  ) => sql`active_at >= ${tailStart} and active_at <= ${period.end} and ${sql(previous)} < ${since}`;

  const rolledUp = (app: AppNumber) => sql`user_activities where app_number = ${app} and rolled_up`;

  /** Activities of users who were active before they were registered: they are in no roll-up. */
  const notRolledUp = (app: AppNumber, { start, end }: Period) => sql`
    user_activities as a join app_users as u on u.app_number = a.app_number and u.id = a.user_id
    where a.app_number = ${app} and not rolled_up and active_at between ${start} and ${end} and registered_at <= ${end}`;

  /** Registered and active users by gender and age at the period's end. */
  const users = Effect.fn("MetricsStore.users")((app: AppNumber, period: Period) => {
    const { start } = period;
    const { first, last, headEnd, tailStart } = weeksOf(period);
    return sql<{
      readonly ageGroup: string;
      readonly gender: string;
      readonly registered: number;
      readonly active: number;
    }>`
      select "ageGroup", gender, sum(registered)::bigint as registered, sum(active)::bigint as active
      from (
        select (${ageGroups}::text[])[1 + split_part(label, ' ', 1)::integer] as "ageGroup",
          substr(label, 3) as gender, registered, active
        from (
          select split_part(label, ' ', 1)::integer - left_group || ' ' || substr(label, 3) as label,
            registered * (1 - 2 * left_group) as registered, active * (1 - 2 * left_group) as active
          from (
            select label, sum(count) as registered, 0 as active from metric_counts
            where app_number = ${app} and metric = 'registered' and ${countedUpTo(period)} group by label
            union all
            select label, 0, count from (${birthdays(app, period, first, last)}) as birthdays
          ) as reached cross join (values (0), (1)) as sides (left_group)
          where label not like '0 %' or left_group = 0
          union all
          select label, 0, sum(count) from metric_counts
          where app_number = ${app} and metric = 'active' and until >= ${dateOf(last)}
            and day >= ${dateOf(first)} and day < ${dateOf(last)} group by label
          union all ${activeByAge(app, period, lastBefore("next_at", period, headEnd, last))}
          union all ${activeByAge(app, period, firstSince("previous_at", period, tailStart, start))}
          union all
          select ${ageAtEnd(period)} || ' ' || gender, -1, 0 from app_users where ${laterThatDay(app, period)}
          union all
          select ${ageAtEnd(period)} || ' ' || gender, 0, 1
          from (select distinct a.user_id, u.birth_date, u.gender from ${notRolledUp(app, period)}) as early
        ) as labels
      ) as users
      group by "ageGroup", gender having sum(registered) > 0
      order by ${inOrderOf(ageGroups, "ageGroup")}, ${inOrderOf(genders, "gender")}`;
  }, Effect.orDie);

  /** Registered users by answer; users without an answer are not counted. */
  const answers = Effect.fn("MetricsStore.answers")((app: AppNumber, period: Period) => {
    const lists = Object.entries(answerColumns);
    const given = lists.map(([list, { column }]) => sql`(${list}, ${sql(column)})`);
    const places = lists.map(
      ([list, { words }]) => sql`when ${list} then array_position(${words}::text[], word)`,
    );
    return sql<{ readonly list: AnswerList; readonly word: string; readonly count: number }>`
      select list, word, sum(count)::bigint as count
      from (
        select metric as list, label as word, sum(count) as count from metric_counts
        where app_number = ${app} and metric = any(${lists.map(([list]) => list)}::text[]) and ${countedUpTo(period)}
        group by metric, label
        union all
        select list, word, -1 from app_users cross join lateral (values ${sql.csv(given)}) as given (list, word)
        where ${laterThatDay(app, period)} and word is not null
      ) as counts
      group by list, word having sum(count) > 0
      order by case list ${sql.join(" ", false)(places)} end, word`;
  }, Effect.orDie);

  /** Active users by area. */
  const topicCounts = Effect.fn("MetricsStore.topicCounts")((app: AppNumber, period: Period) => {
    const { first, last, headEnd, tailStart } = weeksOf(period);
    return sql<{ readonly topic: string; readonly count: number }>`
      select topic, sum(count)::bigint as count
      from (
        select label as topic, sum(count) as count from metric_counts
        where app_number = ${app} and metric = 'topic' and until >= ${dateOf(last)}
          and day >= ${dateOf(first)} and day < ${dateOf(last)} group by label
        union all
        select topic, count(*) from ${rolledUp(app)}
          and ${lastBefore("next_topic_at", period, headEnd, last)} group by topic
        union all
        select topic, count(*) from ${rolledUp(app)}
          and ${firstSince("previous_topic_at", period, tailStart, period.start)} group by topic
        union all
        select topic, count(distinct user_id) from ${notRolledUp(app, period)} group by topic
      ) as counts
      group by topic having sum(count) > 0 order by ${inOrderOf(topics, "topic")}`;
  }, Effect.orDie);

  /** Days with activity in UTC, summed over users. */
  const activeDays = Effect.fn("MetricsStore.activeDays")(function* (app: AppNumber, period: Period) {
    const { first, last, headEnd, tailStart } = daysOf(period);
    const rows = yield* sql<{ readonly days: number }>`
      select coalesce(sum(count), 0)::bigint as days
      from (
        select sum(count) as count from metric_counts
        where app_number = ${app} and metric = 'activeDays' and until = 'infinity'
          and day >= ${dateOf(first)} and day < ${dateOf(last)}
        union all
        select count(*) from ${rolledUp(app)} and ${lastBefore("next_at", period, headEnd, headEnd)}
        union all
        select count(*) from ${rolledUp(app)} and ${firstSince("previous_at", period, tailStart, tailStart)}
        union all
        select count(distinct (a.user_id, (active_at at time zone 'UTC')::date)) from ${notRolledUp(app, period)}
      ) as counts`;
    return rows[0]?.days ?? 0;
  }, Effect.orDie);

  return { users, answers, topicCounts, activeDays };
});

export class MetricsStore extends Effect.Service<MetricsStore>()("platform/MetricsStore", { effect: make }) {}
