/** What a command of the operator finds, and that it makes nothing. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { SqlClient } from "@effect/sql";
import { Effect, Layer } from "effect";
import { expect, it } from "vitest";
import { existingDatabase, expectMigrated } from "#platform/database/existingDatabase.ts";
import { itOnDatabase } from "#test/support/freshDatabase.ts";
import { temporaryFolder } from "#test/support/temporaryFolder.ts";
import { testConfig } from "#test/support/testConfig.ts";

it("a data folder without a database is named, and not created", async () => {
  const folder = join(temporaryFolder(), "elsewhere");
  const opened = Layer.build(Layer.provideMerge(existingDatabase, testConfig({ DATA_DIR: folder })));
  const { message } = await Effect.runPromise(Effect.flip(Effect.scoped(opened)));
  expect(message).toContain(`There is no database of the platform in ${join(folder, "database")}: load`);
  expect(existsSync(folder)).toBe(false);
});

itOnDatabase.each([
  ["drop table migrations", "There is no database of the platform in a place"],
  [
    "alter table migrations rename migration_id to version",
    "There is no database of the platform in a place",
  ],
  [
    "delete from migrations where migration_id = (select max(migration_id) from migrations)",
    "Start this version",
  ],
  ["insert into migrations (migration_id, name) values (9999, 'newer')", "A newer version"],
  ["select", ""],
])("after `%s`, a command is refused with: %s", function* (statement, reason) {
  const sql = yield* SqlClient.SqlClient;
  const outcome = Effect.match(expectMigrated("a place"), {
    onSuccess: () => "",
    onFailure: ({ message }) => message,
  });
  const rolledBack = Effect.zipRight(sql.unsafe(statement), outcome).pipe(
    Effect.flatMap(Effect.fail),
    sql.withTransaction,
    Effect.flip,
  );
  const message = String(yield* rolledBack);
  expect([message === "", message.includes(reason)]).toEqual([reason === "", true]);
});
