/** Counts of limited actions, as if other instances on the same database had counted. */
import type { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import type { Limits } from "#platform/limits/Limits.ts";

interface Platform {
  readonly sql: SqlClient.SqlClient;
}

/** Sets the counts of one kind. */
export const reach = ({ sql }: Platform, kind: keyof typeof Limits.Service, count: number) =>
  Effect.runPromise(sql`update limited_attempts set counted = ${count} where key like ${`${kind}:%`}`);

export const forgetAttempts = ({ sql }: Platform) => Effect.runPromise(sql`delete from limited_attempts`);

export const endWindows = ({ sql }: Platform) =>
  Effect.runPromise(sql`update limited_attempts set resets_at = now()`);
