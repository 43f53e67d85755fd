/** Columns, keys, indexes, triggers and functions of the database. */
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";

export const definitions = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql`
    select pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
    union all select pg_get_indexdef(indexrelid) from pg_index where indrelid::regclass::text not like 'pg_%'
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    union all select format('%s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod))
      from pg_attribute join pg_class as c on c.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    order by definition`,
);
