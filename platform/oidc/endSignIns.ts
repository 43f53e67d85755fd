/**
 * Ends sign-ins of an account: deletes sessions, grants (which ends access tokens), refresh tokens and codes. A request that
 * is under way may store some of them again: they are of a sign-in before `sign_ins_from`, and not found any more.
 */
import { SqlClient } from "@effect/sql";
import { Clock, Effect } from "effect";

/** Whether an artifact's sign-in was ended; a grant's is as old as the grant. In seconds, as the provider's times are. */
export const isEnded = `exists (select from administrators as person where person.id = payload ->> 'accountId'
  and person.sign_ins_from > coalesce(payload ->> 'loginTs', payload ->> 'authTime', payload ->> 'iat')::bigint)`;

export const endSignIns = Effect.map(SqlClient.SqlClient, (sql) => {
  /** Includes a sign-in whose password was accepted and which was not continued yet; not the session `kept`. */
  const end = Effect.fn("endSignIns")(function* (accountId: string, from: number, kept = "") {
    yield* sql`update administrators set sign_ins_from = ${from} where id = ${accountId}`;
    yield* sql`delete from oidc_artifacts
      where ${accountId} in (payload ->> 'accountId', payload #>> '{result,login,accountId}')
        and uid is distinct from ${kept}`;
  });
  const now = Effect.map(Clock.currentTimeMillis, (millis) => Math.floor(millis / 1000));

  const all = (accountId: string) =>
    Effect.flatMap(now, (from) => end(accountId, from)).pipe(sql.withTransaction);

  /** Ends all but the session `kept`. That one loses its grant, which ends copies of its tokens, and counts as begun now. */
  const others = Effect.fn("endSignIns.others")(function* (accountId: string, kept: string) {
    const from = yield* now;
    yield* end(accountId, from, kept);
    yield* sql`update oidc_artifacts
      set payload = payload #- '{authorizations}' || jsonb_build_object('loginTs', ${from}::bigint)
      where model = 'Session' and uid = ${kept}`;
  }, sql.withTransaction);

  return { all, others };
});
