/** Ends all sign-ins of an account: deletes sessions, grants (which ends access tokens), refresh tokens and codes. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

/** Includes a sign-in whose password was accepted and which was not continued yet. */
export const endSignIns = Effect.map(
  SqlClient.SqlClient,
  (sql) => (accountId: string) =>
    sql`delete from oidc_artifacts
      where ${accountId} in (payload ->> 'accountId', payload #>> '{result,login,accountId}')`,
);
