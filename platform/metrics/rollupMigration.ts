/** Tables of the roll-ups. The last migration that changes the triggers creates them, as nothing is written before it. */

const ages = [20, 30, 40, 50, 60];

/** A person born on 29 February turns a year older on 1 March in other years, as with PostgreSQL's age(). */
export const birthday = (age: string) => {
  const date = `(birth_date + ${age})::date`;
  return `${date} + (extract(day from ${date}) <> extract(day from birth_date))::integer`;
};

const birthdays = ages.map((years) => birthday(`interval '${years} years'`)).join(", ");

export const rollupMigration = [
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
  `create function forget_counts() returns trigger language plpgsql as $$ begin
    delete from metric_counts where tg_relid = 'app_users'::regclass or metric in ('active', 'topic', 'activeDays');
    return null;
  end $$`,
  "create trigger forget_users after truncate on app_users execute function forget_counts()",
  "create trigger forget_activities after truncate on user_activities execute function forget_counts()",
];
