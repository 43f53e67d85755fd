/** Ends sign-ins of an account: deletes sessions, grants (which ends access tokens), refresh tokens and codes. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import { clientId } from "./OidcNames.ts";

export const endSignIns = Effect.map(SqlClient.SqlClient, (sql) => {
  const grantOfSession = sql.literal(`payload #>> '{authorizations,${clientId},grantId}'`);
  const grantOfArtifact = sql`coalesce(grant_id, case when model = 'Grant' then id end, '')`;

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

  const one = (accountId: string, uid: string) =>
    sql`with ended as (
        delete from oidc_artifacts
        where model = 'Session' and uid = ${uid} and payload ->> 'accountId' = ${accountId}
        returning ${grantOfSession} as ended_grant)
      delete from oidc_artifacts using ended where ${grantOfArtifact} = ended_grant`;

  return { all, others, one };
});
