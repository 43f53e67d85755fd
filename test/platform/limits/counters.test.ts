/** A refused action is free again at the end of its window, however often it is tried until then. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import { expect } from "vitest";
import { counters } from "#platform/limits/counters.ts";
import { itOnDatabase } from "#test/support/freshDatabase.ts";

itOnDatabase("an attempt, counted or refused, never extends the window of the first one", function* () {
  const sql = yield* SqlClient.SqlClient;
  const { count } = yield* counters;
  const attempt = count(["account", "ada@example.org"]);
  // The time stands still in a transaction.
  const inOneMoment = sql.withTransaction(
    Effect.gen(function* () {
      yield* attempt;
      yield* sql`update limited_attempts set counted = 99, resets_at = resets_at - interval '59 minutes'`;
      yield* attempt;
      return [yield* Effect.flip(attempt), yield* Effect.flip(attempt)];
    }),
  );
  const refusals = yield* inOneMoment;
  expect(refusals.map(({ retryAfterSeconds }) => retryAfterSeconds)).toEqual([60, 60]);
});
