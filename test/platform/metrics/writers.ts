/** The two ways to write users and their activities. */
import type { SqlClient, SqlError, Statement } from "@effect/sql";
import { Effect } from "effect";

type Row = Record<string, unknown>;
type Rows = ReadonlyArray<Row>;
type Sql = SqlClient.SqlClient;
export type Write<Input> = (sql: Sql, input: Input) => Effect.Effect<unknown, SqlError.SqlError>;

export interface Writer {
  readonly insertUsers: Write<Rows>;
  readonly correctUsers: Write<Rows>;
  readonly deleteUsers: Write<Statement.Fragment>;
  readonly insertActivities: Write<Rows>;
  readonly deleteActivities: Write<Statement.Fragment>;
  readonly moveActivities: Write<string>;
}

/** Statements that change the tables, which their triggers count. */
export const statements: Writer = {
  insertUsers: (sql, rows) => sql`insert into app_users ${sql.insert(rows)}`,
  correctUsers: (sql, rows) => {
    const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== "id" && column !== "app_number");
    return sql`update app_users as u set ${sql.csv(columns.map((column) => sql`${sql(column)} = n.${sql(column)}`))}
      from json_populate_recordset(null::app_users, ${JSON.stringify(rows)}::json) as n where (n.app_number, n.id) = (u.app_number, u.id)`;
  },
  deleteUsers: (sql, which) => sql`delete from app_users where ${which}`,
  insertActivities: (sql, rows) =>
    sql`insert into user_activities ${sql.insert(rows)} on conflict do nothing`,
  deleteActivities: (sql, which) => sql`delete from user_activities where ${which}`,
  moveActivities: (sql, by) => sql`update user_activities set active_at = active_at + ${by}::interval`,
};

export const callWriteMetrics = (sql: Sql, rows: Readonly<Record<string, Rows>>) => {
  const names = Object.keys(rows);
  return sql`select write_metrics(${sql.csv(names.map((name) => sql`${sql(name)} => ${JSON.stringify(rows[name])}::jsonb`))})`;
};

/** Calls of `write_metrics`, the only way on a distributed database. */
export const writeMetrics: Writer = {
  insertUsers: (sql, users) => callWriteMetrics(sql, { users }),
  correctUsers: (sql, users) => callWriteMetrics(sql, { users }),
  deleteUsers: (sql, which) =>
    Effect.flatMap(sql<Row>`select app_number, id from app_users where ${which}`, (removed_users) =>
      callWriteMetrics(sql, { removed_users }),
    ),
  insertActivities: (sql, activities) => callWriteMetrics(sql, { activities }),
  deleteActivities: (sql, which) =>
    Effect.flatMap(
      sql<Row>`select app_number, user_id, active_at, topic from user_activities where ${which}`,
      (removed_activities) => callWriteMetrics(sql, { removed_activities }),
    ),
  moveActivities: (sql, by) =>
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
};
