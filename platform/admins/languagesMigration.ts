/** Which languages there are is said by the contract alone, so that another one changes no table. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

export const languagesMigration = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`alter table administrators drop constraint if exists administrators_language_check`;
});
