/** The SQL counts what was written as the computation in TypeScript does. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import fc from "fast-check";
import { expect } from "vitest";
import { MetricsStore } from "#platform/metrics/MetricsStore.ts";
import { app, naive, type Period, period, type User, user } from "./histories.ts";
import { statements, type Write, type Writer } from "./writers.ts";

export const computed = Effect.fn(function* (asked: Period) {
  const metrics = yield* MetricsStore;
  const users = yield* metrics.users(app, asked);
  const answers = yield* metrics.answers(app, asked);
  const topics = yield* metrics.topicCounts(app, asked);
  const entries = (rows: ReadonlyArray<readonly [string, number]>) =>
    Object.fromEntries(rows.filter(([, count]) => count > 0));
  return {
    registered: entries(users.map((row) => [`${row.ageGroup} ${row.gender}`, row.registered])),
    active: entries(users.map((row) => [`${row.ageGroup} ${row.gender}`, row.active])),
    answers: entries(answers.map((row) => [`${row.list} ${row.word}`, row.count])),
    topics: entries(topics.map((row) => [row.topic, row.count])),
    activeDays: yield* metrics.activeDays(app, asked),
  };
}, Effect.provide(MetricsStore.Default));

/** Activities that are wrongly in or out of the roll-ups. Those that are out are counted by each query, which is slow. */
const wronglyRolledUp = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  return yield* sql`select * from user_activities as a
    join app_users as u on (u.app_number, u.id) = (a.app_number, a.user_id)
    where rolled_up is distinct from (registered_at <= all (
      select active_at from user_activities as own where (own.app_number, own.user_id) = (u.app_number, u.id)))`;
});

/** Writes the history by many writes, including late and corrected ones. */
export const load = Effect.fn(function* (users: ReadonlyArray<User>, writer: Writer) {
  const sql = yield* SqlClient.SqlClient;
  // What the triggers count, they forget.
  yield* sql`truncate user_activities, app_users ${sql.literal(writer === statements ? "" : ", metric_counts")}`;
  if (users.length === 0) return;
  // Users of both apps have the same ids.
  const rows = users.map(({ activities: _, correction: __, ...row }, index) => ({
    id: users.slice(0, index).filter(({ app_number }) => app_number === row.app_number).length,
    ...row,
  }));
  const wrong = rows.map((row, index) => {
    const other = { ...rows.at(index - 1), id: row.id, app_number: row.app_number };
    const column = users[index]?.correction.column;
    return column === undefined ? other : { ...row, [column]: other[column] };
  });
  const activities = users.flatMap(({ app_number, activities: own }, index) =>
    own.map((activity) => ({ app_number, user_id: rows[index]?.id, ...activity })),
  );
  const unlessEmpty = <Row>(some: ReadonlyArray<Row>, write: Write<ReadonlyArray<Row>>) =>
    some.length === 0 ? Effect.void : write(sql, some);
  const insert = (part: number) =>
    unlessEmpty(
      activities.filter((_activity, index) => index % 3 === part),
      writer.insertActivities,
    );
  const correct = (isLast: boolean) =>
    unlessEmpty(
      rows.filter((_row, index) => users[index]?.correction.isLast === isLast),
      writer.correctUsers,
    );
  yield* writer.insertUsers(sql, wrong);
  yield* insert(0);
  yield* writer.deleteActivities(sql, sql`user_id % 2 = 0`);
  yield* insert(1);
  yield* correct(false);
  yield* writer.moveActivities(sql, "17 seconds");
  yield* insert(2);
  yield* writer.deleteActivities(sql, sql`active_at::text like '%:17%' or active_at::text like '%:16%'`);
  yield* writer.deleteUsers(sql, sql`id % 5 = 3`);
  yield* unlessEmpty(
    wrong.filter(({ id }) => id % 5 === 3),
    writer.insertUsers,
  );
  yield* insert(0);
  yield* insert(1);
  yield* insert(2);
  // Nothing that is written later counts these users' activities again.
  yield* correct(false);
  yield* correct(true);
});

/** For random histories, written by `writer`, and random periods. Two faults of `write_metrics` were noticed within 4 runs. */
export const countsAllHistories = Effect.fn(function* (writer: Writer, numRuns: number) {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`insert into apps ${sql.insert(["app_one", "app_two"].map((id) => ({ id, name: id, name_key: id })))}`;
  const runtime = yield* Effect.runtime<SqlClient.SqlClient>();
  const run = Effect.provide(runtime);
  const property = fc.asyncProperty(
    fc.array(user, { maxLength: 40, size: "max" }),
    fc.array(period, { minLength: 4, maxLength: 4 }),
    async (users, periods) => {
      await Effect.runPromise(run(load(users, writer)));
      expect(await Effect.runPromise(run(wronglyRolledUp))).toEqual([]);
      for (const asked of periods) {
        expect(await Effect.runPromise(run(computed(asked)))).toEqual(naive(users, asked));
      }
    },
  );
  yield* Effect.promise(() => fc.assert(property, { numRuns }));
});
