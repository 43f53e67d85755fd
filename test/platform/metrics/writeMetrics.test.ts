/** `write_metrics`, on one machine, and on Citus if there is one. */
import { readFileSync } from "node:fs";
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import { expect } from "vitest";
import { itOnDatabase } from "#test/support/freshDatabase.ts";
import { countsAllHistories } from "./countsAllHistories.ts";
import { callWriteMetrics, writeMetrics } from "./writers.ts";

itOnDatabase("the SQL counts what write_metrics has written as the naive computation does", function* () {
  // Its statements and the triggers have runs of their own, in placeUsers.test.ts and MetricsStore.test.ts.
  yield* countsAllHistories(writeMetrics, 5);
});

const at = "2025-01-01T10:00Z";
const ada = { app_number: 1, id: 1, registered_at: at, birth_date: "1990-06-15", gender: "female" };
const use = { app_number: 1, user_id: 1, active_at: at, topic: "sleep" };

const oneApp = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`insert into apps ${sql.insert({ id: "app_one", name: "one", name_key: "one" })}`;
  const [row] = yield* sql<{ number: number }>`select number from apps`;
  expect(row?.number).toBe(1);
});

itOnDatabase.each<[string, Parameters<typeof callWriteMetrics>[1], string, RegExp]>([
  ["a user of an unknown app", { users: [{ ...ada, app_number: 2 }] }, "23503", /app_number/],
  ["an activity of an unknown user", { activities: [{ ...use, user_id: 2 }] }, "23503", /user_activities/],
  ["a user without a date of birth", { users: [{ ...ada, birth_date: null }] }, "23502", /birth_date/],
  ["a misspelled column", { users: [{ ...ada, workrole: "manager" }] }, "42703", /users: .* workrole$/],
  ["a computed column", { activities: [{ ...use, rolled_up: true }] }, "42703", /activities: .* rolled_up$/],
  [
    "a removal without its key",
    { removed_users: [{ id: 1 }] },
    "23502",
    /removed_users: app_number is missing/,
  ],
  ["a user alone", { users: ada as never }, "22023", /users: must be an array/],
  ["a wrong instant", { activities: [{ ...use, active_at: "noon" }] }, "22007", /noon/],
])("write_metrics refuses %s and writes nothing of the batch", function* (_input, wrong, code, message) {
  const sql = yield* SqlClient.SqlClient;
  yield* oneApp;
  const error = yield* Effect.flip(callWriteMetrics(sql, { users: [ada], activities: [use], ...wrong }));
  expect(error.cause).toMatchObject({ code });
  expect(String(error.cause)).toMatch(message);
  expect(yield* sql`select 1 from app_users`).toEqual([]);
  expect(yield* sql`select 1 from metric_counts`).toEqual([]);
});

itOnDatabase("the example of docs/scaling.md writes a user with an activity, once", function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* oneApp;
  const [, example = ""] = /```sql\n([^]*?)```/.exec(readFileSync("docs/scaling.md", "utf8")) ?? [];
  yield* sql.unsafe(example);
  yield* sql.unsafe(example);
  const written = sql`select u.id, work_role, topic, rolled_up from app_users as u
    join user_activities as a on a.app_number = u.app_number and user_id = u.id`;
  expect(yield* written).toEqual([{ id: 7, work_role: "manager", topic: "sleep", rolled_up: true }]);
  const counts = sql`select label, count from metric_counts where metric = 'topic'`;
  expect(yield* counts).toEqual([{ label: "sleep", count: 1 }]);
});

itOnDatabase("a removed user takes activities and counts along, and their app can go then", function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* oneApp;
  yield* callWriteMetrics(sql, { users: [ada], activities: [use] });
  expect((yield* Effect.flip(sql`delete from apps`)).cause).toMatchObject({ code: "23503" });
  yield* callWriteMetrics(sql, { removed_users: [{ app_number: 1, id: 1 }] });
  expect(yield* sql`select 1 from user_activities`).toEqual([]);
  expect(yield* sql`select 1 from metric_counts where count <> 0`).toEqual([]);
  yield* sql`delete from apps`;
});
