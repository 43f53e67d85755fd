/** The engine that DATABASE_ENGINE names: PostgreSQL alone, or distributed by its extension Citus. */
import { Context, Option } from "effect";

export type Engine = "citus" | "postgresql";

export class DatabaseEngine extends Context.Reference<DatabaseEngine>()("platform/DatabaseEngine", {
  defaultValue: (): Option.Option<Engine> => Option.none(),
}) {}
