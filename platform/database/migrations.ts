/** All migrations in order, each a list of statements. Never change a released one; add new ones at the end. */
import { Record } from "effect";
import { updateEmailKeys } from "#platform/admins/emailKeys.ts";
import { appNumberMigration } from "#platform/metrics/appNumberMigration.ts";
import { countBirthdays } from "#platform/metrics/countBirthdays.ts";
import { placeUsers } from "#platform/metrics/placeUsers.ts";
import { metricsMigration } from "#platform/metrics/migration.ts";
import { moveActivities } from "#platform/metrics/moveActivities.ts";
import { rollupMigration } from "#platform/metrics/rollupMigration.ts";
import { rollupTriggers } from "#platform/metrics/rollupTriggers.ts";
import { writeMetrics } from "#platform/metrics/writeMetrics.ts";
import { hashedIdsMigration, oidcMigration } from "#platform/oidc/migrations.ts";
import { runStatements } from "./runStatements.ts";

const statements = {
  "1_administrators": [
    `create table administrators (
    id text primary key,
    email text not null,
    email_key text not null constraint administrators_email_key unique,
    first_name text not null,
    last_name text not null,
    language text check (language in ('de', 'en')),
    password_hash text,
    created_at timestamptz(3) not null default now()
  )`,
    `create table invitation_mails (
    administrator_id text primary key references administrators on delete cascade,
    attempts integer not null default 0,
    due_at timestamptz(3) not null default now()
  )`,
    "create index invitation_mails_due on invitation_mails (due_at)",
  ],
  "2_oidc": oidcMigration,
  "3_idempotency": [
    `create table idempotent_answers (
    administrator_id text not null references administrators on delete cascade,
    key text not null,
    request_hash text not null,
    answer text,
    created_at timestamptz(3) not null default now(),
    primary key (administrator_id, key)
  )`,
    "create index idempotent_answers_age on idempotent_answers (created_at)",
  ],
  "4_apps": [
    `create table apps (
    id text primary key,
    name text not null,
    name_key text collate "C" not null constraint apps_name_key unique,
    status text not null default 'enabled' check (status in ('enabled', 'disabled')),
    version integer not null default 1,
    created_at timestamptz(3) not null default now()
  )`,
  ],
  "5_client_secrets": [
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
  ],
  "6_themes": [
    `create table themes (
    id text primary key,
    name text not null,
    name_key text collate "C" not null,
    light jsonb not null,
    dark jsonb not null,
    fonts jsonb not null,
    version integer not null default 1,
    created_at timestamptz(3) not null default now()
  )`,
    "create index themes_by_name on themes (name_key, id)",
  ],
  "7_metrics": metricsMigration,
  "8_registration": [
    `create table registration_links (
    token_hash bytea primary key,
    administrator_id text not null references administrators on delete cascade,
    expires_at timestamptz(3) not null
  )`,
    "create index registration_links_administrator on registration_links (administrator_id)",
  ],
  // Drops the version counter: a hash of a theme's content is its version.
  "9_themes_version": ["alter table themes drop column version"],
  "10_rollups": rollupMigration,
  // The version of the list of apps: a new random one in the transaction of each write.
  "11_list_version": [
    // Random, not a counter: a restored database would reach versions again that clients remember.
    "create table list_versions (list text primary key, version uuid not null default gen_random_uuid())",
    "insert into list_versions (list) values ('apps')",
    `create function renew_list_version() returns trigger language plpgsql as $$ begin
    insert into list_versions (list) values (tg_table_name)
    on conflict (list) do update set version = excluded.version;
    return null;
  end $$`,
    `create trigger renew_list_version after insert or update or delete or truncate on apps
    for each statement execute function renew_list_version()`,
  ],
  // Extends the counters of sign-ins to other calls, and adds the addresses from which an account has signed in.
  "12_limits": [
    "alter table oidc_sign_in_attempts rename to limited_attempts",
    "alter table limited_attempts rename column failures to counted",
    `create table oidc_known_addresses (
    key text primary key,
    expires_at timestamptz not null
  )`,
  ],
  "13_hashed_ids": hashedIdsMigration,
  // The token that a refresh token was rotated to; unknown for tokens that were rotated before this migration.
  "14_successors": ["alter table oidc_artifacts add column successor_id text"],
  // Adds links that replace a forgotten password: their purpose, whether they were used, and requested addresses.
  "15_new_password": [
    `alter table registration_links
    add column purpose text not null default 'registration' check (purpose in ('registration', 'newPassword')),
    add column used boolean not null default false`,
    "create table password_requests (email_key text primary key)",
  ],
  // The key of activities begins with a number: it is sorted and compared faster than the app's id, which is a text.
  "16_user_key": [
    `alter table user_activities drop constraint user_activities_pkey,
    add primary key (user_id, app_id, active_at, topic)`,
  ],
  "17_app_number": appNumberMigration,
  // Which languages there are is said by the contract alone, so that another one changes no table.
  "18_languages": ["alter table administrators drop constraint if exists administrators_language_check"],
  // Proofs that were used, so that no instance accepts one twice. Nothing is lost if a crash empties the table, as a
  // proof is accepted for minutes only.
  "19_used_proofs": [
    "create unlogged table used_proofs (id text primary key, expires_at timestamptz not null)",
    "create index used_proofs_expiry on used_proofs (expires_at)",
  ],
  "20_password_change": [
    // Mails that say that a password was changed, in the same outbox.
    `alter table invitation_mails
    add column kind text not null default 'link' check (kind in ('link', 'passwordChanged')),
    drop constraint invitation_mails_pkey,
    add primary key (administrator_id, kind)`,
    // Finds the sessions of an account.
    "create index oidc_artifacts_sessions on oidc_artifacts ((payload ->> 'accountId')) where model = 'Session'",
  ],
  // Birthdays become counts: the index by which they were read one by one goes.
  "21_birthdays": [
    "drop index if exists user_activities_aging",
    ...rollupTriggers,
    "create table apps_with_birthdays (app_number integer primary key)",
    "insert into apps_with_birthdays select number from apps where exists (select from user_activities where app_number = number)",
  ],
  "22_write_metrics": [writeMetrics],
  "23_refused_mails": [
    // Why the server refused the mail for good, such as "EENVELOPE 550".
    "alter table invitation_mails add refused text",
    "alter table administrators add disabled boolean not null default false",
  ],
};

export const migrations = Record.map(statements, runStatements);

/** What takes long, or what SQL cannot do, in transactions of its own: a start continues where the last one was interrupted. */
export const resumableMigrations = [moveActivities, countBirthdays, updateEmailKeys, placeUsers];
