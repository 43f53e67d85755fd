/** Tables of the OpenID provider, and of what it limits. */
export const oidcTables = [
  `create table oidc_keys (
    name text primary key,
    value jsonb not null,
    created_at timestamptz not null default now()
  )`,
  // Ids of bearer models are hashes. `successor_id` is the token that a refresh token was rotated to.
  `create table oidc_artifacts (
    model text not null,
    id text not null,
    payload jsonb not null,
    grant_id text,
    uid text,
    consumed_at timestamptz,
    expires_at timestamptz not null,
    successor_id text,
    primary key (model, id)
  )`,
  "create index oidc_artifacts_grant on oidc_artifacts (grant_id) where grant_id is not null",
  "create index oidc_artifacts_uid on oidc_artifacts (uid) where uid is not null",
  "create index oidc_artifacts_expiry on oidc_artifacts (expires_at)",
  "create index oidc_artifacts_sessions on oidc_artifacts ((payload ->> 'accountId')) where model = 'Session'",
  `create table limited_attempts (
    key text constraint oidc_sign_in_attempts_pkey primary key,
    counted integer not null,
    resets_at timestamptz not null
  )`,
  // The addresses from which an account has signed in.
  "create table oidc_known_addresses (key text primary key, expires_at timestamptz not null)",
  // Proofs that were used, so that no instance accepts one twice. Nothing is lost if a crash empties the table, as a
  // proof is accepted for minutes only.
  "create unlogged table used_proofs (id text primary key, expires_at timestamptz not null)",
  "create index used_proofs_expiry on used_proofs (expires_at)",
];
