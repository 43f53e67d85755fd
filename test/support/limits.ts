/** Counts of limited actions, as if other instances on the same database had counted. */
import type { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import type { limits } from "#platform/limits/limits.ts";

interface Platform {
  readonly sql: SqlClient.SqlClient;
}

/** Sets the counts of one kind. */
export const reach = ({ sql }: Platform, kind: keyof typeof limits, count: number) =>
  Effect.runPromise(sql`update limited_attempts set counted = ${count} where key like ${`${kind}:%`}`);

export const forgetAttempts = ({ sql }: Platform) => Effect.runPromise(sql`delete from limited_attempts`);

export const endWindows = ({ sql }: Platform, seconds = 0) =>
  Effect.runPromise(sql`update limited_attempts set resets_at = now() + make_interval(secs => ${seconds})`);
