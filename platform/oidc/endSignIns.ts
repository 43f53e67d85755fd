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

  /** All but the session `kept`, with its grant. */
  const others = (accountId: string, kept: string) =>
    sql`${all(accountId)} and uid is distinct from ${kept} and ${grantOfArtifact} is distinct from
      (select ${grantOfSession} from oidc_artifacts where model = 'Session' and uid = ${kept})`;

  const one = (accountId: string, uid: string) =>
    sql`with ended as (
        delete from oidc_artifacts
        where model = 'Session' and uid = ${uid} and payload ->> 'accountId' = ${accountId}
        returning ${grantOfSession} as ended_grant)
      delete from oidc_artifacts using ended where ${grantOfArtifact} = ended_grant`;

  return { all, others, one };
});
