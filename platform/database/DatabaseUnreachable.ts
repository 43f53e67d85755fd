/** PostgreSQL, which DATABASE_URL names, cannot be used at the start. */
import { Data } from "effect";

export class DatabaseUnreachable extends Data.TaggedError("DatabaseUnreachable")<{
  readonly cause: unknown;
}> {
  override get message(): string {
    return "The database that DATABASE_URL names cannot be used";
  }
}
