/** Faults of the database that show only after it was opened, as the operator is told of them. */
import { join, resolve } from "node:path";
import { Migrator, SqlError } from "@effect/sql";
import { Cause, Chunk, Option, Predicate } from "effect";
import type { PlatformConfig } from "#platform/PlatformConfig.ts";
import { DatabaseUnfit } from "./Database.ts";
import { DatabaseUnusable } from "./embeddedFiles.ts";
import { DatabaseUnreachable } from "./ServerDatabase.ts";
import { unavailability } from "./unavailability.ts";

const sqlErrorIn = (error: unknown): Option.Option<SqlError.SqlError> => {
  if (error instanceof SqlError.SqlError) return Option.some(error);
  return error instanceof Migrator.MigrationError ? sqlErrorIn(error.cause) : Option.none();
};

/** A full disk, a system error, damaged data, a damaged index (PostgreSQL manual, appendix A). */
const isFileFault = (cause: unknown) =>
  Predicate.hasProperty(cause, "code") && /^(?:53100|58...|XX001|XX002)$/.test(String(cause.code));

const isForbidden = (cause: unknown) => Predicate.hasProperty(cause, "code") && cause.code === "42501";
const notOwner =
  "The role in DATABASE_URL may not change the tables, which each new version does: let it own the database (alter database … owner to …, reassign owned by … to …).";

/** None for a failure that is not the database's, or that a program's error may have caused. */
export const databaseFailure = (
  cause: Cause.Cause<unknown>,
  { databaseUrl, dataDir }: Pick<typeof PlatformConfig.Service, "databaseUrl" | "dataDir">,
): Option.Option<DatabaseUnreachable | DatabaseUnusable | DatabaseUnfit> =>
  Chunk.appendAll(Cause.failures(cause), Cause.defects(cause)).pipe(
    Chunk.filterMap(sqlErrorIn),
    Chunk.head,
    Option.flatMap((error) => {
      if (isForbidden(error.cause)) return Option.some(new DatabaseUnfit({ message: notOwner }));
      if (Option.isSome(databaseUrl))
        return Option.as(unavailability(Cause.fail(error)), new DatabaseUnreachable({ cause: error.cause }));
      const folder = resolve(join(dataDir, "database"));
      return isFileFault(error.cause)
        ? Option.some(new DatabaseUnusable({ folder, reason: error.cause }))
        : Option.none();
    }),
  );
