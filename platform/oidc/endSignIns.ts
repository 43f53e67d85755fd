/** Ends sign-ins of an account: deletes sessions, grants (which ends access tokens), refresh tokens and codes. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

export const endSignIns = Effect.map(SqlClient.SqlClient, (sql) => {
  /** Includes a sign-in whose password was accepted and which was not continued yet. */
  const all = (accountId: string) =>
    sql`delete from oidc_artifacts
      where ${accountId} in (payload ->> 'accountId', payload #>> '{result,login,accountId}')`;

  /** All but the session `kept`, which gets a new grant: a copy of its tokens ends as well. */
  const others = (accountId: string, kept: string) =>
    Effect.zipRight(
      sql`${all(accountId)} and uid is distinct from ${kept}`,
      sql`update oidc_artifacts set payload = payload #- '{authorizations}'
        where model = 'Session' and uid = ${kept}`,
    ).pipe(sql.withTransaction);

  return { all, others };
});
