/** Roll-ups of users and activities, and the triggers that keep them up to date in the transaction of each write. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import { addCounts, countsOfActivities, countsOfUsers, derivedColumns, linkedActivities } from "./rollups.ts";

const ages = [20, 30, 40, 50, 60];

/** A person born on 29 February turns a year older on 1 March in other years, as with PostgreSQL's age(). */
const birthdays = ages
  .map((years) => `(birth_date + interval '${years} years')::date`)
  .map((date) => `${date} + (extract(day from ${date}) <> extract(day from birth_date))::integer`)
  .join(", ");

/** A trigger for each kind of write, on the rows that the statement removed or wrote. */
const triggers = (table: string, name: string, body: (removed?: string, written?: string) => string) =>
  (["insert", "update", "delete"] as const).flatMap((write) => {
    const removed = write === "insert" ? undefined : "removed";
    const written = write === "delete" ? undefined : "written";
    return [
      `create function ${name}_${write}() returns trigger language plpgsql as $$
        begin ${body(removed, written)} return null; end $$`,
      `create trigger ${name}_${write} after ${write} on ${table}
        referencing ${removed ? "old table as removed" : ""} ${written ? "new table as written" : ""}
        for each statement ${name.startsWith("link") ? "when (pg_trigger_depth() = 0)" : ""}
        execute function ${name}_${write}()`,
    ];
  });

const count = (counts: (rows: string, sign: 1 | -1) => string) => (removed?: string, written?: string) =>
  `${addCounts(
    [removed && counts(removed, -1), written && counts(written, 1)].filter(Boolean).join(" union all "),
  )};`;

/** Links activities again. Users are locked in one order, so that two writers of a user see each other's activities. */
const link = (users: string) => `
  perform from app_users where (app_id, id) in (${users}) order by app_id, id for no key update;
  update user_activities as a set (${derivedColumns.join(", ")}) = row(${derivedColumns.map((name) => `l.${name}`).join(", ")})
  from (${linkedActivities(`(select * from user_activities where (app_id, user_id) in (${users}))`)}) as l
  where (a.app_id, a.user_id, a.active_at, a.topic) = (l.app_id, l.user_id, l.active_at, l.topic)
    and row(${derivedColumns.map((name) => `a.${name}`).join(", ")})
      is distinct from row(${derivedColumns.map((name) => `l.${name}`).join(", ")});`;

const linkChanged = (removed?: string, written?: string) =>
  link(
    [removed, written]
      .filter((rows) => rows !== undefined)
      .map((rows) => `select app_id, user_id from ${rows}`)
      .join(" union "),
  );

/** Updates the columns by which activities are counted, when their users change. */
const linkActivitiesOfUsers = `create function link_activities_of_users() returns trigger language plpgsql as $$ begin
    ${link(`select app_id, id from
      (select app_id, id, registered_at, gender, birth_date from written
       except select app_id, id, registered_at, gender, birth_date from removed) as changed`)}
    return null;
  end $$`;

const statements = [
  `alter table app_users
    add column birthdays date[] not null generated always as (array[${birthdays}]) stored,
    drop constraint app_users_pkey cascade,
    add primary key (app_id, id)`,
  "alter table user_activities rename to activities_to_move",
  "alter index user_activities_pkey rename to activities_to_move_pkey",
  `create table user_activities (
    app_id text not null,
    user_id bigint not null,
    active_at timestamptz(3) not null,
    topic text not null,
    gender text,
    birth_date date,
    previous_at timestamptz(3) not null default '-infinity',
    next_at timestamptz(3) not null default 'infinity',
    previous_topic_at timestamptz(3) not null default '-infinity',
    next_topic_at timestamptz(3) not null default 'infinity',
    rolled_up boolean not null default false,
    age_group smallint,
    ages_on date,
    primary key (app_id, user_id, active_at, topic),
    foreign key (app_id, user_id) references app_users (app_id, id) on delete cascade
  )`,
  "create index user_activities_active on user_activities (app_id, active_at)",
  `create index user_activities_aging on user_activities (app_id, ages_on)
    include (active_at, previous_at, next_at, age_group, gender, birth_date) where ages_on is not null and rolled_up`,
  "create index user_activities_raw on user_activities (app_id, active_at) where not rolled_up",
  `create table metric_counts (
    app_id text not null,
    metric text not null,
    label text not null,
    day date not null,
    until date not null,
    count bigint not null,
    primary key (app_id, metric, until, day, label) include (count)
  )`,
  // Compiling a metric's query takes longer than running it. A role's setting also applies behind a connection pooler.
  `do $$ begin
    execute format('alter role %I in database %I set jit = off', current_user, current_database());
    perform set_config('jit', 'off', false);
  end $$`,
  "create table apps_to_move (app_id text primary key)",
  "insert into apps_to_move select distinct app_id from app_users",
  ...triggers("app_users", "count_users", count(countsOfUsers)),
  ...triggers("user_activities", "count_activities", count(countsOfActivities)),
  ...triggers("user_activities", "link_activities", linkChanged),
  linkActivitiesOfUsers,
  `create trigger link_activities_of_users after update on app_users
    referencing old table as removed new table as written
    for each statement execute function link_activities_of_users()`,
  `create function forget_counts() returns trigger language plpgsql as $$ begin
    delete from metric_counts where tg_relid = 'app_users'::regclass or metric in ('active', 'topic', 'activeDays');
    return null;
  end $$`,
  "create trigger forget_users after truncate on app_users execute function forget_counts()",
  "create trigger forget_activities after truncate on user_activities execute function forget_counts()",
];

export const rollupMigration = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  for (const statement of statements) yield* sql.unsafe(statement);
});
