/** Which errors of PostgreSQL mean that a call may be repeated later. */
import { SqlError } from "@effect/sql";
import { Cause, Option } from "effect";
import { DatabaseError } from "pg";
import { expect, it } from "vitest";
import { unavailability } from "#platform/database/unavailability.ts";

const failureWith = (code: string) => {
  const cause = Object.assign(new DatabaseError("refused", 0, "error"), { code });
  return Cause.fail(new SqlError.SqlError({ cause, message: "refused" }));
};

it.each([
  ["a read-only server", "25006"],
  ["a lock that is not available", "55P03"],
  ["a deadlock", "40P01"],
  ["a cancelled statement", "57014"],
  ["too many connections", "53300"],
  ["a server of Citus that was lost", "XX000"],
])("after %s, the database is not available now", (_what, code) => {
  expect(unavailability(failureWith(code))).toEqual(Option.some(code));
});

it.each([
  ["a name that is taken", "23505"],
  ["an error in a statement", "42601"],
])("%s is not an outage", (_what, code) => {
  expect(unavailability(failureWith(code))).toEqual(Option.none());
});
