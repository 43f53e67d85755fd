/** Counts of an app's users and their activities. A period includes both of its ends. */
import { SqlClient } from "@effect/sql";
import { Context, Effect, Layer } from "effect";
import type { AppId } from "#schemas/apps/App.ts";
import { ageGroups, genders, topics } from "#schemas/metrics/vocabularies.ts";
import { type AnswerList, answerColumns } from "./answerColumns.ts";

export interface Period {
  readonly start: Date;
  readonly end: Date;
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** Sorts by the vocabulary; unknown words come last. */
  const inOrderOf = (vocabulary: ReadonlyArray<string>, column: string) =>
    sql`array_position(${vocabulary}::text[], ${sql(column)}), ${sql(column)}`;

  const registered = (appId: AppId, { end }: Period) => sql`app_id = ${appId} and registered_at <= ${end}`;

  /** Registered and active users by gender and age at the period's end. */
  const users = Effect.fn("MetricsStore.users")(
    (appId: AppId, period: Period) => sql<{
      readonly ageGroup: string;
      readonly gender: string;
      readonly registered: number;
      readonly active: number;
    }>`
      select "ageGroup", gender, count(*) as registered,
        count(*) filter (where "lastActive" >= ${period.start}) as active
      from (
        select gender,
          (${ageGroups}::text[])[1 + width_bucket(
            extract(year from age((${period.end}::timestamptz at time zone 'UTC')::date, birth_date))::integer,
            array[20, 30, 40, 50, 60]
          )] as "ageGroup",
          (select max(active_at) from user_activities where user_id = id and active_at <= ${period.end}) as "lastActive"
        from app_users where ${registered(appId, period)}
      ) users
      group by "ageGroup", gender
      order by ${inOrderOf(ageGroups, "ageGroup")}, ${inOrderOf(genders, "gender")}`,
    Effect.orDie,
  );

  /** Registered users by answer; users without an answer are not counted. */
  const answers = Effect.fn("MetricsStore.answers")((appId: AppId, period: Period) => {
    const lists = Object.entries(answerColumns).map(
      ([list, { column, words }]) =>
        sql`(${list}, ${sql(column)}, array_position(${words}::text[], ${sql(column)}))`,
    );
    return sql<{ readonly list: AnswerList; readonly word: string; readonly count: number }>`
      select list, word, count(*) as count
      from app_users cross join lateral (values ${sql.csv(lists)}) as answers (list, word, place)
      where ${registered(appId, period)} and word is not null
      group by list, word, place
      order by place, word`;
  }, Effect.orDie);

  const activities = (appId: AppId, period: Period) => sql`
    user_activities join app_users on id = user_id
    where ${registered(appId, period)} and active_at between ${period.start} and ${period.end}`;

  /** Active users by area. */
  const topicCounts = Effect.fn("MetricsStore.topicCounts")(
    (appId: AppId, period: Period) => sql<{ readonly topic: string; readonly count: number }>`
      select topic, count(*) as count
      from (select distinct topic, user_id from ${activities(appId, period)}) users
      group by topic order by ${inOrderOf(topics, "topic")}`,
    Effect.orDie,
  );

  /** Days with activity in UTC, summed over users. */
  const activeDays = Effect.fn("MetricsStore.activeDays")(function* (appId: AppId, period: Period) {
    const rows = yield* sql<{ readonly days: number }>`
      select count(*) as days
      from (select distinct user_id, (active_at at time zone 'UTC')::date from ${activities(appId, period)}) days`;
    return rows[0]?.days ?? 0;
  }, Effect.orDie);

  return { users, answers, topicCounts, activeDays };
});

export class MetricsStore extends Context.Tag("platform/MetricsStore")<
  MetricsStore,
  Effect.Effect.Success<typeof make>
>() {
  static readonly layer = Layer.effect(MetricsStore, make);
}
