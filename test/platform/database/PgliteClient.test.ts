import { SqlClient } from "@effect/sql";
import { PGlite } from "@electric-sql/pglite";
import { Effect, Fiber } from "effect";
import { afterAll, beforeAll, expect, it } from "vitest";
import { overPglite } from "#platform/database/EmbeddedDatabase.ts";
import { prepared, PgliteClient } from "#platform/database/PgliteClient.ts";
import { connectionTo } from "#platform/database/pgliteConnection.ts";
import { PortStream } from "#platform/database/PortStream.ts";

// Creating a database takes longer than the tests.
let pglite: PGlite;
beforeAll(async () => {
  pglite = await PGlite.create();
});
afterAll(() => pglite.close());

it("a named statement is planned once in each connection, also after another connection", async () => {
  const kept = "select name, generic_plans + custom_plans as uses from pg_prepared_statements";
  for (const answer of ["first", "second"]) {
    const client = new PgliteClient({ stream: () => new PortStream(connectionTo(pglite)) });
    await client.connect();
    for (const _use of [1, 2]) {
      const { rows } = await client.query(`${prepared("echo")} select $1 as answer`, [answer]);
      expect(rows).toEqual([{ answer }]);
    }
    expect((await client.query(kept)).rows).toEqual([{ name: "echo", uses: "2" }]);
    await client.end();
  }
});

it("an interrupted transaction makes room for the next statement at once", { timeout: 20_000 }, async () => {
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
