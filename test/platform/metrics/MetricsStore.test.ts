/** Compares the SQL with a naive computation in TypeScript, for random users and periods. */
import { SqlClient } from "@effect/sql";
import fc from "fast-check";
import { expect } from "vitest";
import { itOnDatabase } from "#test/support/freshDatabase.ts";
import { computed, countsAllHistories, load } from "./countsAllHistories.ts";
import { app, naive, user } from "./histories.ts";
import { statements } from "./writers.ts";

itOnDatabase("the SQL counts an activity that was moved to another user for that user alone", function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`insert into apps ${sql.insert({ id: "app_one", name: "one", name_key: "one" })}`;
  const [first, third] = [new Date("2024-03-04T12:00Z"), new Date("2024-03-18T12:00Z")];
  const registered_at = new Date("2024-01-01T12:00Z");
  const of = (...days: ReadonlyArray<Date>) =>
    fc.sample(user, { numRuns: 1, seed: 1 }).map((one) => ({
      ...one,
      app_number: app,
      registered_at,
      activities: days.map((active_at) => ({ active_at, topic: "activity" as const })),
    }));
  yield* load([...of(first, third), ...of()], statements);
  yield* sql`update user_activities set user_id = 1 where active_at = ${third}`;
  const asked = { start: new Date("2024-03-01T00:00Z"), end: new Date("2024-05-01T00:00Z") };
  expect(yield* computed(asked)).toEqual(naive([...of(first), ...of(third)], asked));
});

itOnDatabase("the SQL counts what statements have written as the naive computation does", function* () {
  yield* countsAllHistories(statements, 20);
});
