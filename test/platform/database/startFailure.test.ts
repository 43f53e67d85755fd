/** What the operator is told of a fault that shows only after the database was opened. */
import { Migrator, SqlError } from "@effect/sql";
import { Cause, Option, Redacted } from "effect";
import { DatabaseError } from "pg";
import { describe, expect, it } from "vitest";
import { databaseFailure } from "#platform/database/startFailure.ts";

const failure = (code: string) => {
  const cause = Object.assign(new DatabaseError("refused", 0, "error"), { code });
  return new SqlError.SqlError({ cause, message: "Failed to execute statement" });
};
const embedded = { dataDir: "/data", databaseUrl: Option.none() };
const onServer = { dataDir: "/data", databaseUrl: Option.some(Redacted.make("postgresql://db/console")) };
const told = (cause: Cause.Cause<unknown>, config: typeof embedded | typeof onServer) =>
  Option.getOrUndefined(databaseFailure(cause, config))?.message;

describe("the embedded database", () => {
  it.each([
    ["a damaged file", "XX001", "its files are damaged"],
    ["a missing file", "58P01", "its files are damaged"],
    ["a full disk", "53100", "the disk is full"],
  ])("with %s is named with its folder", (_fault, code, reason) => {
    expect(told(Cause.die(failure(code)), embedded)).toMatch(`in /data/database cannot be used: ${reason}`);
  });

  it("is named when a migration fails for it", () => {
    const cause = Cause.fail(
      new Migrator.MigrationError({ reason: "failed", message: "Migration failed", cause: failure("53100") }),
    );
    expect(told(cause, embedded)).toContain("the disk is full");
  });
});

it("PostgreSQL that does not answer in time is named by its variable", () => {
  expect(told(Cause.die(failure("57014")), onServer)).toContain("DATABASE_URL");
});

it("a role that may not change tables is told to own the database", () => {
  expect(told(Cause.die(failure("42501")), onServer)).toContain("let it own the database");
});

it.each([embedded, onServer])("a program's error stays as it is", (config) => {
  expect(told(Cause.die(failure("42601")), config)).toBeUndefined();
  expect(told(Cause.die(new TypeError("a bug")), config)).toBeUndefined();
});
