/** Table of the themes. */
export const themesMigration = [
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
];
