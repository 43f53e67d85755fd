/**
 * SQL of `write_metrics`, which writes a batch of users and activities in the same way on one machine and on Citus.
 *
 * On one machine the triggers count what it writes. Distributed tables have none: there, it does their work at once.
 */
import { Record } from "effect";
import { answerColumns } from "./answerColumns.ts";
import { addCounts, countsOfActivities, countsOfUsers } from "./rollups.ts";
import { linkActivities } from "./rollupTriggers.ts";

/** Columns of `app_users` that are neither its key nor computed. */
export const columnsOfUser = [
  "registered_at",
  "birth_date",
  "gender",
  ...Object.values(answerColumns).map(({ column }) => column),
];

const user = { table: "app_users", key: ["app_number", "id"], columns: columnsOfUser };
const activity = {
  table: "user_activities",
  key: ["app_number", "user_id", "active_at", "topic"],
  columns: [],
};
/** What the function takes: arrays of rows. */
const batch = { users: user, removed_users: user, activities: activity, removed_activities: activity };

type Argument = keyof typeof batch;

const given = (rows: Argument) => `jsonb_populate_recordset(null::${batch[rows].table}, ${rows})`;

const textArray = (words: ReadonlyArray<string>) => `array[${words.map((word) => `'${word}'`).join()}]`;

/** Otherwise a misspelled column would be lost, and a row without its key would remove nothing. */
const checkRows = Object.entries(batch)
  .map(
    ([rows, { key, columns }]) => `
  if jsonb_typeof(${rows}) <> 'array' then
    raise invalid_parameter_value using message = '${rows}: must be an array';
  end if;
  select name into wrong from jsonb_array_elements(${rows}) as one_row, jsonb_object_keys(one_row) as name
  where name <> all (${textArray([...key, ...columns])}) limit 1;
  if found then
    raise undefined_column using message = format('${rows}: no column is called %s', wrong), column = wrong;
  end if;
  select name into wrong from jsonb_array_elements(${rows}) as one_row, unnest(${textArray(key)}) as name
  where one_row ->> name is null limit 1;
  if found then
    raise not_null_violation using message = format('${rows}: %s is missing', wrong), column = wrong;
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

/** Of what is removed, the key is enough. Instants are written in one form, as Citus sends them to its servers as text. */
const writing = (variables: string, body: string) => `
  create or replace function write_metrics(
    users jsonb default '[]', activities jsonb default '[]',
    removed_users jsonb default '[]', removed_activities jsonb default '[]'
  ) returns void language plpgsql set datestyle = 'ISO' as $$
  #variable_conflict use_column
  declare wrong text; ${variables}
  begin
    if current_setting('transaction_isolation') <> 'read committed' then
      raise invalid_transaction_state using message = 'write_metrics needs the isolation level read committed';
    end if;
    ${checkRows}
    ${body}
  end $$`;

const writingLock = 7_283_117;

/** The writers of an app take turns: they change the same counts, in several statements, and would wait for each other. */
const takeTurns = `
  perform pg_advisory_xact_lock(${writingLock}, app_number) from (
    ${Record.keys(batch)
      .map((rows) => `select app_number from ${given(rows)}`)
      .join(" union ")}
    order by app_number
  ) as written;`;

/** On one machine. */
export const writeMetrics = writing("", `${takeTurns} ${writes}`);

/**
 * All writers take turns, by a row that each server has: one that was lost between the two phases of a commit keeps its
 * part of the row until Citus has recovered it, and the next writer waits to see what the last one has written.
 */
const takeTurnsOnCitus = `
  insert into metric_counts (app_number, metric, label, day, until, count) values (0, 'turn', '', '-infinity', '-infinity', 0)
  on conflict (app_number, metric, until, day, label) do update set count = 0;`;

/** Does what a foreign key does on one machine: a user needs an app, and the app cannot be deleted until the end of the write. */
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
  select array_agg(row(u.*)::app_users) into users_${time} from app_users as u where (app_number, id) in (${touched});
  select array_agg(row(a.*)::user_activities) into activities_${time} from user_activities as a where (app_number, user_id) in (${touched});`;

/** On Citus, by the coordinator. What is counted is copied before and after, so that one statement adds the difference. */
export const writeAndCount = writing(
  `touched_apps integer[]; touched_ids bigint[];
  users_before app_users[]; users_after app_users[];
  activities_before user_activities[]; activities_after user_activities[];`,
  `
  ${takeTurnsOnCitus}
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
