/** Hashes the ids of tokens, codes and sessions, as `storedId` does, and removes the plain ids from the stored data. */
export const hashedIdsMigration = [
  `update oidc_artifacts set payload = payload - 'jti',
      id = rtrim(translate(encode(sha256(convert_to(id, 'UTF8')), 'base64'), '+/', '-_'), '=')
    where model in ('RefreshToken', 'AuthorizationCode', 'Session')`,
  "update oidc_artifacts set payload = payload #- '{session,cookie}' where model = 'Interaction'",
];
