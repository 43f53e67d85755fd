/** Ends all that an account is signed in with: sessions, grants (and so the access tokens), refresh tokens, codes. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

/** A sign-in whose password was accepted, and which nobody has continued yet, counts as well. */
export const endSignIns = Effect.map(
  SqlClient.SqlClient,
  (sql) => (accountId: string) =>
    sql`delete from oidc_artifacts
      where ${accountId} in (payload ->> 'accountId', payload #>> '{result,login,accountId}')`,
);
