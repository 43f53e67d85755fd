/** The sessions of an account, the last used first. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import { OidcLifetimes } from "./OidcLifetimes.ts";
import { clientId } from "./OidcNames.ts";
import type { Place } from "./signInPlaces.ts";

export interface SessionOfPerson {
  readonly uid: string;
  /** Unknown for sessions that were begun before places were kept. */
  readonly place: Place | null;
  readonly signedIn: Date;
  readonly lastUsed: Date;
}

/** A session is used by a sign-in, which prolongs it, and by each refresh of its tokens. */
export const sessionsOf = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const { session: lifetime } = yield* OidcLifetimes;
  const grant = sql.literal(`session.payload #>> '{authorizations,${clientId},grantId}'`);

  return (accountId: string) =>
    sql<SessionOfPerson>`
      select uid, payload -> 'place' as place,
        to_timestamp((payload ->> 'loginTs')::bigint) as "signedIn",
        greatest(expires_at - make_interval(secs => ${lifetime}),
          (select to_timestamp(max((token.payload ->> 'iat')::bigint)) from oidc_artifacts token
            where token.model = 'RefreshToken' and token.grant_id = ${grant})) as "lastUsed"
      from oidc_artifacts session
      where model = 'Session' and payload ->> 'accountId' = ${accountId} and expires_at > now()
      order by "lastUsed" desc, uid`;
});
