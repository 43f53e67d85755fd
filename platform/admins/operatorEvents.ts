/** What the operator has done by commands: kept in the database, and logged by the platform, whose log auditors read. */
import { SqlClient } from "@effect/sql";
import { Config, Effect, Layer, Schedule } from "effect";
import { type EventKind, writeEvent } from "#platform/server/eventLog.ts";

interface OperatorEvent {
  readonly at: Date;
  readonly event: string;
  readonly operator: string;
  readonly subject: string;
  readonly reason: string | null;
}

/** The person who has logged in, also behind sudo. */
const operatorName = Config.string("SUDO_USER").pipe(
  Config.orElse(() => Config.string("USER")),
  Config.withDefault(`uid ${process.getuid?.()}`),
);

const write = ({ at, event, reason, ...fields }: OperatorEvent) =>
  writeEvent(event, {
    ...fields,
    at: at.toISOString(),
    ...(reason !== null && { reason }),
    address: "operator",
  });

export const operatorEvents = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const operator = yield* operatorName;
  const columns = sql.literal("at, event, operator, subject, reason");

  const add = (event: EventKind, subject: string, reason: string | null = null) =>
    sql<OperatorEvent>`insert into operator_events ${sql.insert({ event, operator, subject, reason })}
      returning ${columns}`.pipe(Effect.flatMap(Effect.forEach(write)));

  const all = sql<OperatorEvent>`select ${columns} from operator_events order by id`;

  return { add, all };
});

/** Logs what was not logged yet. Of several instances one logs an event. */
export const logOperatorEvents = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const events = yield* sql<OperatorEvent>`
    with taken as (update operator_events set logged = true where not logged returning *)
    select at, event, operator, subject, reason from taken order by id`;
  yield* Effect.forEach(events, write);
});

/** Asks, since a pooler between platform and database passes no notification on. */
export const operatorEventsLayer = Layer.scopedDiscard(
  logOperatorEvents.pipe(
    Effect.ignoreLogged, // the outbox of mails, which asks as well, warns of a database that does not answer
    Effect.repeat(Schedule.spaced("5 seconds")),
    Effect.forkScoped,
  ),
);
