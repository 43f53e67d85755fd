/**
 * SQL of `write_metrics`, which writes a batch of users and activities in the same way on one machine and on Citus.
 *
 * On one machine the triggers count what it writes. Distributed tables have none: there, it does their work at once.
 */
import { answerColumns } from "./answerColumns.ts";
import { addCounts, countsOfActivities, countsOfUsers } from "./rollups.ts";
import { linkActivities } from "./rollupTriggers.ts";

const columnsOfUser = [
  "registered_at",
  "birth_date",
  "gender",
  ...Object.values(answerColumns).map(({ column }) => column),
];

const tables = {
  users: "app_users",
  removed_users: "app_users",
  activities: "user_activities",
  removed_activities: "user_activities",
};

type Argument = keyof typeof tables;

const given = (rows: Argument) => `jsonb_populate_recordset(null::${tables[rows]}, ${rows})`;

/** A misspelled column would be lost. */
const checkColumns = Object.entries(tables)
  .map(
    ([rows, table]) => `
  select key into wrong from jsonb_array_elements(${rows}) as one_row, jsonb_object_keys(one_row) as key
  where key not in (select attname from pg_attribute where attrelid = '${table}'::regclass and attnum > 0) limit 1;
  if found then
    raise undefined_column using message = format('${rows}: %s is no column of ${table}', wrong), column = wrong;
  end if;`,
  )
  .join("");

const writes = `
  delete from user_activities as a using ${given("removed_activities")} as removed
  where (a.app_number, a.user_id, a.active_at, a.topic) = (removed.app_number, removed.user_id, removed.active_at, removed.topic);
  delete from app_users as u using ${given("removed_users")} as removed
  where (u.app_number, u.id) = (removed.app_number, removed.id);
  insert into app_users (app_number, id, ${columnsOfUser.join(", ")})
  select app_number, id, ${columnsOfUser.join(", ")} from ${given("users")}
  on conflict (app_number, id) do update set ${columnsOfUser.map((column) => `${column} = excluded.${column}`).join(", ")};
  insert into user_activities (app_number, user_id, active_at, topic)
  select app_number, user_id, active_at, topic from ${given("activities")} on conflict do nothing;`;

const writingLock = 7_283_117;

/** The writers of an app take turns: they change the same counts, in several statements, and would wait for each other. */
const takeTurns = `
  perform pg_advisory_xact_lock(${writingLock}, app_number) from (
    ${(Object.keys(tables) as Array<Argument>).map((rows) => `select app_number from ${given(rows)}`).join(" union ")}
    order by app_number
  ) as written;`;

/** All arguments are arrays of rows, with the columns of their table; of what is removed, the key is enough. */
const writing = (variables: string, body: string) => `
  create or replace function write_metrics(
    users jsonb default '[]', activities jsonb default '[]',
    removed_users jsonb default '[]', removed_activities jsonb default '[]'
  ) returns void language plpgsql as $$
  #variable_conflict use_column
  declare wrong text; ${variables}
  begin ${checkColumns} ${takeTurns} ${body} end $$`;

/** On one machine. */
export const writeMetrics = writing("", writes);

/** The check of a foreign key, since a distributed table cannot refer to a local one. Apps that are used cannot go meanwhile. */
const checkApps = `
  perform from apps where number in (select app_number from ${given("users")}) order by number for key share;
  if exists (select app_number from ${given("users")} except select number from apps) then
    raise foreign_key_violation using table = 'app_users', column = 'app_number', message = 'users: app_number is of no app';
  end if;`;

const findTouched = `
  select array_agg(app_number), array_agg(id) into touched_apps, touched_ids from (
    select app_number, id from ${given("users")} union select app_number, id from ${given("removed_users")} union
    select app_number, user_id from ${given("activities")} union select app_number, user_id from ${given("removed_activities")}
  ) as touched;`;

const touched = "select * from unnest(touched_apps, touched_ids)";

const copy = (time: "before" | "after") => `
  select array_agg(u) into users_${time} from app_users as u where (app_number, id) in (${touched});
  select array_agg(a) into activities_${time} from user_activities as a where (app_number, user_id) in (${touched});`;

/**
 * On Citus, by the coordinator. Also writers of other apps wait for each other there, as the counts are a reference table.
 *
 * What is counted is copied before and after, so that one statement adds the difference.
 */
export const writeAndCount = writing(
  `touched_apps integer[]; touched_ids bigint[];
  users_before app_users[]; users_after app_users[];
  activities_before user_activities[]; activities_after user_activities[];`,
  `
  ${checkApps}
  ${findTouched}
  ${copy("before")}
  ${writes}
  ${linkActivities(touched)}
  ${copy("after")}
  ${addCounts(
    [
      countsOfUsers("unnest(users_before)", -1),
      countsOfUsers("unnest(users_after)"),
      countsOfActivities("unnest(activities_before)", -1),
      countsOfActivities("unnest(activities_after)"),
    ].join(" union all "),
  )};`,
);
