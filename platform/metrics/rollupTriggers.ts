/** The triggers that keep links and roll-ups up to date in the transaction of each write. */
import {
  addCounts,
  birthdayMetrics,
  countsOfActivities,
  countsOfUsers,
  derivedColumns,
  linkedActivities,
} from "./rollups.ts";

const kinds = ["insert", "update", "delete"] as const;

/** A trigger for each kind of write, on the rows that the statement removed or wrote. */
const triggers = (table: string, name: string, body: (removed?: string, written?: string) => string) =>
  kinds.flatMap((write) => {
    const removed = write === "insert" ? undefined : "removed";
    const written = write === "delete" ? undefined : "written";
    return [
      `create or replace function ${name}_${write}() returns trigger language plpgsql as $$
        begin ${body(removed, written)} return null; end $$`,
      `create or replace trigger ${name}_${write} after ${write} on ${table}
        referencing ${removed ? "old table as removed" : ""} ${written ? "new table as written" : ""}
        for each statement ${name.startsWith("link") ? "when (pg_trigger_depth() = 0)" : ""}
        execute function ${name}_${write}()`,
    ];
  });

const count = (counts: (rows: string, sign: 1 | -1) => string) => (removed?: string, written?: string) =>
  `${addCounts(
    [removed && counts(removed, -1), written && counts(written, 1)].filter(Boolean).join(" union all "),
  )};`;

/** Links the activities of some users (app_number, id) again. */
export const linkActivities = (users: string) => `
  update user_activities as a set (${derivedColumns.join(", ")}) = row(${derivedColumns.map((name) => `l.${name}`).join(", ")})
  from (${linkedActivities(`(select * from user_activities where (app_number, user_id) in (${users}))`)}) as l
  where (a.app_number, a.user_id, a.active_at, a.topic) = (l.app_number, l.user_id, l.active_at, l.topic)
    and row(${derivedColumns.map((name) => `a.${name}`).join(", ")})
      is distinct from row(${derivedColumns.map((name) => `l.${name}`).join(", ")});`;

/** Users are locked in one order, so that two writers of a user see each other's activities. */
const link = (users: string) => `
  perform from app_users where (app_number, id) in (${users}) order by app_number, id for no key update;
  ${linkActivities(users)}`;

const linkChanged = (removed?: string, written?: string) =>
  link(
    [removed, written]
      .filter((rows) => rows !== undefined)
      .map((rows) => `select app_number, user_id from ${rows}`)
      .join(" union "),
  );

/** Updates the columns by which activities are counted, when their users change. */
const linkActivitiesOfUsers = `create or replace function link_activities_of_users() returns trigger language plpgsql as $$ begin
    ${link(`select app_number, id from
      (select app_number, id, registered_at, gender, birth_date from written
       except select app_number, id, registered_at, gender, birth_date from removed) as changed`)}
    return null;
  end $$`;

const countsOfAllActivities = ["active", "topic", "activeDays", ...Object.values(birthdayMetrics)];

const forgetCounts = `create or replace function forget_counts() returns trigger language plpgsql as $$ begin
    delete from metric_counts where tg_relid = 'app_users'::regclass
      or metric in (${countsOfAllActivities.map((metric) => `'${metric}'`).join()});
    return null;
  end $$`;

export const rollupTriggers = [
  ...triggers("app_users", "count_users", count(countsOfUsers)),
  ...triggers("user_activities", "count_activities", count(countsOfActivities)),
  ...triggers("user_activities", "link_activities", linkChanged),
  linkActivitiesOfUsers,
  `create or replace trigger link_activities_of_users after update on app_users
    referencing old table as removed new table as written
    for each statement execute function link_activities_of_users()`,
  forgetCounts,
  "create or replace trigger forget_users after truncate on app_users execute function forget_counts()",
  "create or replace trigger forget_activities after truncate on user_activities execute function forget_counts()",
];

export const triggerFunctions = [
  ...["count_users", "count_activities", "link_activities"].flatMap((name) =>
    kinds.map((write) => `${name}_${write}`),
  ),
  "link_activities_of_users",
  "forget_counts",
];
