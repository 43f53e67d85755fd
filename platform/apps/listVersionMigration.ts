/** The version of the list of apps: a new random one in the transaction of each write. */
export const listVersionMigration = [
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
];
