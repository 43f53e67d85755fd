/** The key of activities begins with a number: it is sorted and compared faster than the app's id, which is a text. */
export const userKeyMigration = [
  `alter table user_activities drop constraint user_activities_pkey,
    add primary key (user_id, app_id, active_at, topic)`,
];
