/** Table of the client secrets. */
export const clientSecretsMigration = [
  `create table client_secrets (
    id text primary key,
    app_id text not null references apps,
    alias text not null,
    alias_key text not null,
    token_hash bytea not null unique,
    created_at timestamptz(3) not null default now(),
    expires_at timestamptz(3),
    constraint client_secrets_alias_key unique (app_id, alias_key)
  )`,
];
