/** The two ways to write users and their activities. */
import { SqlClient, type SqlError, type Statement } from "@effect/sql";
import { Effect } from "effect";

type Row = Record<string, unknown>;
type Rows = ReadonlyArray<Row>;
export type Write = Effect.Effect<unknown, SqlError.SqlError, SqlClient.SqlClient>;

export interface Writer {
  readonly insertUsers: (rows: Rows) => Write;
  readonly correctUsers: (rows: Rows) => Write;
  readonly deleteUsers: (which: Statement.Fragment) => Write;
  readonly insertActivities: (rows: Rows) => Write;
  readonly deleteActivities: (which: Statement.Fragment) => Write;
  readonly moveActivities: (by: string) => Write;
}

const withSql =
  <Args extends ReadonlyArray<unknown>>(
    write: (sql: SqlClient.SqlClient, ...args: Args) => Effect.Effect<unknown, SqlError.SqlError>,
  ) =>
  (...args: Args): Write =>
    Effect.flatMap(SqlClient.SqlClient, (sql) => write(sql, ...args));

/** Statements that change the tables, which their triggers count. */
export const statements: Writer = {
  insertUsers: withSql((sql, rows: Rows) => sql`insert into app_users ${sql.insert(rows)}`),
  correctUsers: withSql((sql, rows: Rows) => {
    const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== "id" && column !== "app_number");
    return sql`update app_users as u set ${sql.csv(columns.map((column) => sql`${sql(column)} = n.${sql(column)}`))}
      from json_populate_recordset(null::app_users, ${JSON.stringify(rows)}::json) as n where (n.app_number, n.id) = (u.app_number, u.id)`;
  }),
  deleteUsers: withSql((sql, which: Statement.Fragment) => sql`delete from app_users where ${which}`),
  insertActivities: withSql(
    (sql, rows: Rows) => sql`insert into user_activities ${sql.insert(rows)} on conflict do nothing`,
  ),
  deleteActivities: withSql(
    (sql, which: Statement.Fragment) => sql`delete from user_activities where ${which}`,
  ),
  moveActivities: withSql(
    (sql, by: string) => sql`update user_activities set active_at = active_at + ${by}::interval`,
  ),
};

export const callWriteMetrics = (sql: SqlClient.SqlClient, rows: Readonly<Record<string, Rows>>) => {
  const names = Object.keys(rows);
  return sql`select write_metrics(${sql.csv(names.map((name) => sql`${sql(name)} => ${JSON.stringify(rows[name])}::jsonb`))})`;
};

/** Calls of `write_metrics`, the only way on a distributed database. */
export const writeMetrics: Writer = {
  insertUsers: withSql((sql, users: Rows) => callWriteMetrics(sql, { users })),
  correctUsers: withSql((sql, users: Rows) => callWriteMetrics(sql, { users })),
  deleteUsers: withSql((sql, which: Statement.Fragment) =>
    Effect.flatMap(sql<Row>`select app_number, id from app_users where ${which}`, (removed_users) =>
      callWriteMetrics(sql, { removed_users }),
    ),
  ),
  insertActivities: withSql((sql, activities: Rows) => callWriteMetrics(sql, { activities })),
  deleteActivities: withSql((sql, which: Statement.Fragment) =>
    Effect.flatMap(
      sql<Row>`select app_number, user_id, active_at, topic from user_activities where ${which}`,
      (removed_activities) => callWriteMetrics(sql, { removed_activities }),
    ),
  ),
  moveActivities: withSql((sql, by: string) =>
    Effect.flatMap(
      sql<
        Row & { moved_at: Date }
      >`select app_number, user_id, active_at, topic, active_at + ${by}::interval as moved_at from user_activities`,
      (rows) =>
        callWriteMetrics(sql, {
          removed_activities: rows.map(({ moved_at: _, ...row }) => row),
          activities: rows.map(({ moved_at, ...row }) => ({ ...row, active_at: moved_at })),
        }),
    ),
  ),
};
