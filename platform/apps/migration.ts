/** Table of the apps. */
export const appsMigration = [
  `create table apps (
    id text primary key,
    name text not null,
    name_key text collate "C" not null constraint apps_name_key unique,
    status text not null default 'enabled' check (status in ('enabled', 'disabled')),
    version integer not null default 1,
    created_at timestamptz(3) not null default now()
  )`,
];
