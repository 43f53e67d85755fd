/**
 * Users, activities and counts name their app by a number instead of its id: their indexes are smaller and built faster.
 *
 * Changing the type of a column rewrites its table in the order of its rows, and builds its indexes at once.
 */
import { memorySettings } from "./fillAtOnce.ts";

const withNumber = (table: string) => [
  // The numbers are part of the statement, as it may not read a table: a lookup in a constant takes no query per row.
  `do $$ begin
    execute format('alter table ${table} alter column app_id type integer using (%L::jsonb ->> app_id)::integer',
      (select jsonb_object_agg(id, number) from apps));
  end $$`,
  `alter table ${table} rename column app_id to app_number`,
];

export const appNumberMigration = [
  ...memorySettings,
  // Before `apps`, as a program that inserts users does: otherwise the two would wait for each other.
  "lock table app_users in share row exclusive mode",
  "alter table apps add column number integer not null generated always as identity constraint apps_number_key unique",
  "alter table user_activities drop constraint user_activities_app_id_user_id_fkey",
  "alter table app_users drop constraint app_users_app_id_fkey",
  // Counts of deleted apps, which nobody reads.
  "delete from metric_counts where app_id not in (select id from apps)",
  ...["app_users", "user_activities", "metric_counts"].flatMap(withNumber),
  "alter table app_users add foreign key (app_number) references apps (number)",
  `alter table user_activities
    add foreign key (app_number, user_id) references app_users (app_number, id) on delete cascade`,
  // Statistics of a column are lost with its type. Empty tables get none: plans for them would not fit later.
  `do $$ begin
    if exists (select from app_users) then analyze app_users, user_activities, metric_counts; end if;
  end $$`,
];
