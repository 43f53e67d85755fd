/** Random histories of users, and what has to be counted of them: computed in TypeScript, and by the SQL. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import fc from "fast-check";
import { expect, inject } from "vitest";
import { AppNumber } from "#platform/apps/AppsStore.ts";
import { answerColumns } from "#platform/metrics/answerColumns.ts";
import { MetricsStore } from "#platform/metrics/MetricsStore.ts";
import * as words from "#schemas/metrics/vocabularies.ts";
import type { Writer } from "./writers.ts";
import { postgresBinaries } from "#test/support/postgresBinaries.ts";

export const app = AppNumber(1);
const otherApp = AppNumber(2);

const minute = 60_000;
/** Few different instants, so that activities often coincide with the ends of periods: days in zones, to the millisecond. */
const instant = fc
  .tuple(
    fc.constantFrom(-1100, -366, -8, -7, -1, 0, 1, 6, 7, 21, 400),
    fc.constantFrom(0, 12 * 60, 18 * 60 + 15),
    fc.constantFrom(-1, 0),
  )
  .map(([day, minutes, ms]) => new Date(Date.UTC(2024, 1, 26 + day) + minutes * minute + ms));

const answer = (vocabulary: ReadonlyArray<string>) => fc.option(fc.constantFrom(...vocabulary, "new_word"));

export const user = fc.record({
  app_number: fc.constantFrom(app, otherApp),
  registered_at: fc.oneof(instant, fc.constant(new Date(Date.UTC(2021, 0, 31)))),
  // Around birthdays that change the age group, 29 February included.
  birth_date: fc
    .tuple(fc.constantFrom(1, 19, 20, 29, 30, 40, 50, 59, 60, 99), fc.integer({ min: 0, max: 7 }))
    .map(([age, day]) => new Date(Date.UTC(2024 - age, 1, 25 + day)).toISOString().slice(0, 10)),
  gender: fc.constantFrom(...words.genders),
  education_level: answer(words.educationLevels),
  work_role: answer(words.workRoles),
  health_behaviour: answer(words.healthBehaviours),
  health_support: answer(words.healthSupports),
  preference: answer(words.preferences),
  self_perceived_health: answer(words.healthRatings),
  activities: fc.array(fc.record({ active_at: instant, topic: fc.constantFrom(...words.topics) }), {
    maxLength: 6,
  }),
  /** What is wrong until it is corrected: one column, or all of them. */
  correction: fc.record({
    column: fc.constantFrom(undefined, ...(["registered_at", "birth_date", "gender"] as const)),
    isLast: fc.boolean(),
  }),
});
export type User = typeof user extends fc.Arbitrary<infer A> ? A : never;

const period = fc
  .tuple(instant, instant)
  .map(([a, b]) => (a <= b ? { start: a, end: b } : { start: b, end: a }));
type Period = typeof period extends fc.Arbitrary<infer A> ? A : never;

const ageOn = (birthDate: string, end: Date) => {
  const [year, monthAndDay] = [Number(birthDate.slice(0, 4)), birthDate.slice(5)];
  const today = end.toISOString();
  return Number(today.slice(0, 4)) - year - (today.slice(5, 10) < monthAndDay ? 1 : 0);
};
const ageGroup = (age: number) =>
  age < 20
    ? "kid"
    : age < 30
      ? "twen"
      : age < 40
        ? "tricenarian"
        : age < 50
          ? "quadragenarian"
          : age < 60
            ? "quinquagenarian"
            : "senior";

const countBy = <A>(items: ReadonlyArray<A>, key: (item: A) => string) => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1;
  return counts;
};

export const naive = (users: ReadonlyArray<User>, { start, end }: Period) => {
  const registered = users.filter((one) => one.app_number === app && one.registered_at <= end);
  const used = registered.map((one) => ({
    ...one,
    activities: one.activities.filter(({ active_at }) => active_at >= start && active_at <= end),
  }));
  const active = used.filter(({ activities }) => activities.length > 0);
  const group = (one: User) => `${ageGroup(ageOn(one.birth_date, end))} ${one.gender}`;
  const days = ({ activities }: User) =>
    new Set(activities.map(({ active_at }) => active_at.toISOString().slice(0, 10)));
  return {
    registered: countBy(registered, group),
    active: countBy(active, group),
    answers: countBy(
      registered.flatMap((one) =>
        Object.entries(answerColumns).flatMap(([list, { column }]) =>
          one[column] === null ? [] : `${list} ${one[column]}`,
        ),
      ),
      String,
    ),
    topics: countBy(
      active.flatMap(({ activities }) => [...new Set(activities.map(({ topic }) => topic))]),
      String,
    ),
    activeDays: active.reduce((sum, one) => sum + days(one).size, 0),
  };
};

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
});

/** Writes the history by many writes, including late and corrected ones. */
export const load = Effect.fn(function* (users: ReadonlyArray<User>, writer: Writer) {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`truncate user_activities, app_users, metric_counts`;
  if (users.length === 0) return;
  const rows = users.map(({ activities: _, correction: __, ...row }, id) => ({ id, ...row }));
  const wrong = rows.map((row, index) => {
    const other = { ...rows.at(index - 1), id: row.id, app_number: row.app_number };
    const column = users[index]?.correction.column;
    return column === undefined ? other : { ...row, [column]: other[column] };
  });
  const activities = users.flatMap(({ app_number, activities: own }, user_id) =>
    own.map((activity) => ({ app_number, user_id, ...activity })),
  );
  const insert = (part: number) => {
    const some = activities.filter((_activity, index) => index % 3 === part);
    return some.length === 0 ? Effect.void : writer.insertActivities(some);
  };
  const correct = (isLast: boolean) => {
    const some = rows.filter((_row, index) => users[index]?.correction.isLast === isLast);
    return some.length === 0 ? Effect.void : writer.correctUsers(some);
  };
  yield* writer.insertUsers(wrong);
  yield* insert(0);
  yield* writer.deleteActivities(sql`user_id % 2 = 0`);
  yield* insert(1);
  yield* correct(false);
  yield* writer.moveActivities("17 seconds");
  yield* insert(2);
  yield* writer.deleteActivities(sql`active_at::text like '%:17%' or active_at::text like '%:16%'`);
  yield* writer.deleteUsers(sql`id % 5 = 3`);
  yield* writer.insertUsers(wrong.filter(({ id }) => id % 5 === 3));
  yield* insert(0);
  yield* insert(1);
  yield* insert(2);
  // Nothing that is written later counts these users' activities again.
  yield* correct(false);
  yield* correct(true);
});

/** Both databases run the same SQL, PGlite ten times slower. */
const runs = () => (inject("database").kind === "pglite" && postgresBinaries !== undefined ? 5 : 25);

/** The SQL counts what `writer` has written as the computation in TypeScript does, for random histories and periods. */
export const countsAllHistories = Effect.fn(function* (writer: Writer) {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`insert into apps ${sql.insert(["app_one", "app_two"].map((id) => ({ id, name: id, name_key: id })))}`;
  const runtime = yield* Effect.runtime<SqlClient.SqlClient | MetricsStore>();
  const run = Effect.provide(runtime);
  const property = fc.asyncProperty(
    fc.array(user, { maxLength: 40, size: "max" }),
    fc.array(period, { minLength: 4, maxLength: 4 }),
    async (users, periods) => {
      await Effect.runPromise(run(load(users, writer)));
      for (const asked of periods) {
        expect(await Effect.runPromise(run(computed(asked)))).toEqual(naive(users, asked));
      }
    },
  );
  yield* Effect.promise(() => fc.assert(property, { numRuns: runs() }));
});
