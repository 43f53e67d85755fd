/** Tables of the OpenID provider, and what has changed in them. */
export const oidcMigration = [
  `create table oidc_keys (
    name text primary key,
    value jsonb not null,
    created_at timestamptz not null default now()
  )`,
  `create table oidc_artifacts (
    model text not null,
    id text not null,
    payload jsonb not null,
    grant_id text,
    uid text,
    consumed_at timestamptz,
    expires_at timestamptz not null,
    primary key (model, id)
  )`,
  "create index oidc_artifacts_grant on oidc_artifacts (grant_id) where grant_id is not null",
  "create index oidc_artifacts_uid on oidc_artifacts (uid) where uid is not null",
  "create index oidc_artifacts_expiry on oidc_artifacts (expires_at)",
  `create table oidc_sign_in_attempts (
    key text primary key,
    failures integer not null,
    resets_at timestamptz not null
  )`,
];

export const hashedIdsMigration = [
  `update oidc_artifacts set payload = payload - 'jti',
      id = rtrim(translate(encode(sha256(convert_to(id, 'UTF8')), 'base64'), '+/', '-_'), '=')
    where model in ('RefreshToken', 'AuthorizationCode', 'Session')`,
  "update oidc_artifacts set payload = payload #- '{session,cookie}' where model = 'Interaction'",
];
