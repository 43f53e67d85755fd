/** Which errors of PostgreSQL mean that a call may be repeated later, and what the operator is told of the others. */
import { Migrator, SqlError } from "@effect/sql";
import { Cause, Option, Redacted } from "effect";
import { DatabaseError } from "pg";
import { expect, it } from "vitest";
import { databaseFailure } from "#platform/database/startFailure.ts";
import { unavailability } from "#platform/database/unavailability.ts";

const failure = (code: string) => {
  const cause = Object.assign(new DatabaseError("refused", 0, "error"), { code });
  return new SqlError.SqlError({ cause, message: "Failed to execute statement" });
};

it.each([
  ["a read-only server", "25006", true],
  ["a lock that is not available", "55P03", true],
  ["a deadlock", "40P01", true],
  ["a cancelled statement", "57014", true],
  ["too many connections", "53300", true],
  ["a database that takes no connections", "55000", true],
  ["a server of Citus that was lost", "XX000", true],
  ["a name that is taken", "23505", false],
  ["an error in a statement", "42601", false],
])("after %s, %s, a call may be repeated later: %s", (_what, code, isOutage) => {
  expect(unavailability(Cause.fail(failure(code)))).toEqual(isOutage ? Option.some(code) : Option.none());
});

const embedded = { dataDir: "/data", databaseUrl: Option.none() };
const onServer = { dataDir: "/data", databaseUrl: Option.some(Redacted.make("postgresql://db/console")) };
const told = (cause: Cause.Cause<unknown>, config: typeof embedded | typeof onServer) =>
  Option.getOrUndefined(databaseFailure(cause, config))?.message;

it.each([
  ["a damaged file", "XX001", embedded, "in /data/database cannot be used: its files are damaged"],
  ["a missing file", "58P01", embedded, "in /data/database cannot be used: its files are damaged"],
  ["a full disk", "53100", embedded, "in /data/database cannot be used: the disk is full"],
  ["a server that does not answer in time", "57014", onServer, "DATABASE_URL"],
  ["a role that may not change tables", "42501", onServer, "let it own the database"],
])("the operator is told of %s, also by a migration", (_fault, code, config, reason) => {
  const migration = { reason: "failed", message: "Migration failed", cause: failure(code) } as const;
  expect(told(Cause.die(failure(code)), config)).toContain(reason);
  expect(told(Cause.fail(new Migrator.MigrationError(migration)), config)).toContain(reason);
});

it.each([
  ["in the embedded database", embedded],
  ["on a server", onServer],
])("a program's error %s stays as it is", (_where, config) => {
  expect(told(Cause.die(failure("42601")), config)).toBeUndefined();
  expect(told(Cause.die(new TypeError("a bug")), config)).toBeUndefined();
});
