/** Birthdays become counts: the index by which they were read one by one goes. */
import { birthdayMetrics } from "./rollups.ts";
import { rollupTriggers } from "./rollupTriggers.ts";

const metrics = ["active", "topic", "activeDays", ...Object.values(birthdayMetrics)];

export const birthdayMigration = [
  "drop index if exists user_activities_aging",
  `create or replace function forget_counts() returns trigger language plpgsql as $$ begin
    delete from metric_counts where tg_relid = 'app_users'::regclass or metric in (${metrics.map((metric) => `'${metric}'`).join()});
    return null;
  end $$`,
  ...rollupTriggers,
  "create table apps_with_birthdays (app_number integer primary key)",
  "insert into apps_with_birthdays select number from apps where exists (select from user_activities where app_number = number)",
];
