/** Birthdays become counts: the index by which they were read one by one goes. */
import { rollupTriggers } from "./rollupTriggers.ts";

export const birthdayMigration = [
  "drop index if exists user_activities_aging",
  ...rollupTriggers,
  "create table apps_with_birthdays (app_number integer primary key)",
  "insert into apps_with_birthdays select number from apps where exists (select from user_activities where app_number = number)",
];
