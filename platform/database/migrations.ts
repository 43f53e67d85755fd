/**
 * All migrations in order, each a list of statements. Never change a released one; add new ones at the end. The first
 * makes the tables of version 22, the oldest database that a start takes. Where it takes the SQL of another file, a change
 * there needs a new migration too, which makes triggers and functions again.
 */
import { Record } from "effect";
import { metricsTables } from "#platform/metrics/metricsTables.ts";
import { placeUsers } from "#platform/metrics/placeUsers.ts";
import { rollupTriggers } from "#platform/metrics/rollupTriggers.ts";
import { writeMetrics } from "#platform/metrics/writeMetrics.ts";
import { oidcTables } from "#platform/oidc/oidcTables.ts";
import { runStatements } from "./runStatements.ts";

export const statements = {
  "22_tables": [
    `create table administrators (
    id text primary key,
    email text not null,
    email_key text not null constraint administrators_email_key unique,
    first_name text not null,
    last_name text not null,
    language text,
    password_hash text,
    created_at timestamptz(3) not null default now()
  )`,
    // The outbox of mails: with a link, or that a password was changed.
    `create table invitation_mails (
    administrator_id text references administrators on delete cascade,
    attempts integer not null default 0,
    due_at timestamptz(3) not null default now(),
    kind text not null default 'link' check (kind in ('link', 'passwordChanged')),
    primary key (administrator_id, kind)
  )`,
    "create index invitation_mails_due on invitation_mails (due_at)",
    `create table registration_links (
    token_hash bytea primary key,
    administrator_id text not null references administrators on delete cascade,
    expires_at timestamptz(3) not null,
    purpose text not null default 'registration' check (purpose in ('registration', 'newPassword')),
    used boolean not null default false
  )`,
    "create index registration_links_administrator on registration_links (administrator_id)",
    "create table password_requests (email_key text primary key)",
    `create table idempotent_answers (
    administrator_id text not null references administrators on delete cascade,
    key text not null,
    request_hash text not null,
    answer text,
    created_at timestamptz(3) not null default now(),
    primary key (administrator_id, key)
  )`,
    "create index idempotent_answers_age on idempotent_answers (created_at)",
    `create table apps (
    id text primary key,
    name text not null,
    name_key text collate "C" not null constraint apps_name_key unique,
    status text not null default 'enabled' check (status in ('enabled', 'disabled')),
    version integer not null default 1,
    created_at timestamptz(3) not null default now(),
    number integer not null generated always as identity constraint apps_number_key unique
  )`,
    // The version of the list of apps: a new one in the transaction of each write. Random, not a counter: a restored
    // database would reach versions again that clients remember.
    "create table list_versions (list text primary key, version uuid not null default gen_random_uuid())",
    "insert into list_versions (list) values ('apps')",
    `create function renew_list_version() returns trigger language plpgsql as $$ begin
    insert into list_versions (list) values (tg_table_name)
    on conflict (list) do update set version = excluded.version;
    return null;
  end $$`,
    `create trigger renew_list_version after insert or update or delete or truncate on apps
    for each statement execute function renew_list_version()`,
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
    `create table themes (
    id text primary key,
    name text not null,
    name_key text collate "C" not null,
    light jsonb not null,
    dark jsonb not null,
    fonts jsonb not null,
    created_at timestamptz(3) not null default now()
  )`,
    "create index themes_by_name on themes (name_key, id)",
    ...oidcTables,
    ...metricsTables,
    ...rollupTriggers,
    writeMetrics,
  ],
  "23_refused_mails": [
    // Why the server refused the mail for good, such as "EENVELOPE 550".
    "alter table invitation_mails add refused text",
    "alter table administrators add disabled boolean not null default false",
  ],
  "24_operator_events": [
    `create table operator_events (
    id integer primary key generated always as identity,
    at timestamptz(3) not null default now(),
    event text not null,
    operator text not null,
    subject text not null,
    reason text,
    logged boolean not null default false
  )`,
    "create index operator_events_unlogged on operator_events (id) where not logged",
  ],
  "25_no_list_versions": [
    "drop trigger renew_list_version on apps",
    "drop function renew_list_version",
    "drop table list_versions",
  ],
  // In seconds since the epoch: what is stored of an earlier sign-in is not found.
  "26_sign_ins_from": ["alter table administrators add sign_ins_from bigint not null default 0"],
};

export const migrations = Record.map(statements, runStatements);

const versions = Object.keys(statements).map((name) => Number.parseInt(name, 10));
/** The versions of databases that a start takes. */
export const oldestVersion = Math.min(...versions);
export const newestVersion = Math.max(...versions);

/** At each start, after the migrations. */
export const afterMigrations = placeUsers;
