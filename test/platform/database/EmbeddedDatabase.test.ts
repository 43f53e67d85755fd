import { SqlClient } from "@effect/sql";
import { PGlite } from "@electric-sql/pglite";
import { Effect, Fiber } from "effect";
import { expect, it } from "vitest";
import { overPglite } from "#platform/database/EmbeddedDatabase.ts";
import { connectionTo } from "#test/support/connectionTo.ts";

it("an interrupted transaction makes room for the next statement at once", { timeout: 20_000 }, async () => {
  await using pglite = await PGlite.create();
  const rows = await Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    yield* sql`create table notes (text text)`;
    const insert = sql`insert into notes select 'lost' from generate_series(1, 20000)`;
    const transaction = yield* Effect.fork(sql.withTransaction(Effect.repeatN(insert, 50)));
    yield* Effect.sleep("50 millis");
    yield* Fiber.interruptFork(transaction);
    return yield* sql`select text from notes`.pipe(Effect.timeout("4 seconds"));
  }).pipe(Effect.provide(overPglite(() => connectionTo(pglite))), Effect.runPromise);
  expect(rows).toEqual([]);
});
