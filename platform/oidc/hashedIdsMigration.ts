/** Hashes the ids of tokens, codes and sessions, as `storedId` does, and removes the plain ids from the stored data. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

export const hashedIdsMigration = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`update oidc_artifacts set payload = payload - 'jti',
      id = rtrim(translate(encode(sha256(convert_to(id, 'UTF8')), 'base64'), '+/', '-_'), '=')
    where model in ('RefreshToken', 'AuthorizationCode', 'Session')`;
  yield* sql`update oidc_artifacts set payload = payload #- '{session,cookie}' where model = 'Interaction'`;
});
