/** A standby of the database, which answers reads while it follows the primary. */
import { SqlClient } from "@effect/sql";
import { Cause, Clock, Context, Duration, Effect, Layer, Option, Record } from "effect";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { connectionPool } from "./ServerDatabase.ts";
import { AnswerTime, inTime } from "./unavailability.ts";

/** Further behind, a standby is not asked. */
const maxLag = Duration.minutes(1);

interface Followed {
  readonly client: SqlClient.SqlClient;
  readonly follows: Effect.Effect<boolean>;
}

export class Standby extends Context.Reference<Standby>()("platform/Standby", {
  defaultValue: (): Option.Option<Followed> => Option.none(),
}) {}

/** Milliseconds for both servers. */
const answerTimeout = 1000;

/**
 * Whether the standby is up to date, asked at most every five seconds. Its position is compared with the primary's, now
 * and when it was asked before, since a standby that is cut off does not know that it lags.
 */
const followed = (client: SqlClient.SqlClient) =>
  Effect.gen(function* () {
    const primary = yield* SqlClient.SqlClient;
    let before = { position: "0/0", at: -Infinity };
    let upToDateAt = -Infinity;
    const follows = Effect.gen(function* () {
      const at = yield* Clock.currentTimeMillis;
      const [written] = yield* primary<{ position: string }>`select pg_current_wal_lsn()::text as position`;
      const now = { position: written?.position ?? "", at };
      const [replayed] = yield* client<{ now: boolean | null; before: boolean | null }>`
        select replayed >= ${now.position}::pg_lsn as now, replayed >= ${before.position}::pg_lsn as before
        from pg_last_wal_replay_lsn() as replayed`;
      if (replayed?.now) upToDateAt = at;
      else if (replayed?.before) upToDateAt = before.at;
      if (replayed?.before) before = now;
      return at - upToDateAt <= Duration.toMillis(maxLag);
    }).pipe(
      inTime,
      Effect.provideService(AnswerTime, answerTimeout),
      Effect.orElseSucceed(() => false),
    );
    return { client, follows: yield* Effect.cachedWithTTL(follows, "5 seconds") };
  });

/** The server that DATABASE_READ_URL names. */
export const followedStandby = Layer.scoped(
  Standby,
  Effect.flatMap(PlatformConfig, ({ databaseReadUrl }) =>
    Effect.transposeOption(
      Option.map(databaseReadUrl, (url) =>
        Effect.flatMap(Layer.build(connectionPool(url)), (context) =>
          followed(Context.get(context, SqlClient.SqlClient)),
        ),
      ),
    ),
  ),
);

type Reads = Readonly<Record<string, (...args: ReadonlyArray<never>) => Effect.Effect<unknown>>>;

/** Reads that go to the standby, if there is one that follows, and to the primary if they fail there. */
export const onStandby = <A extends Reads, R>(make: Effect.Effect<A, never, R | SqlClient.SqlClient>) =>
  Effect.gen(function* () {
    const onPrimary = yield* make;
    const standby = yield* Standby;
    if (Option.isNone(standby)) return onPrimary;
    const { client, follows } = standby.value;
    const reads: Reads = yield* Effect.provideService(make, SqlClient.SqlClient, client);
    return Record.map(onPrimary as Reads, (read, name) => (...args: ReadonlyArray<never>) => {
      const first = reads[name]?.(...args) ?? read(...args);
      const either = Effect.catchAllCause(first, (cause) =>
        Cause.isInterruptedOnly(cause) ? Effect.failCause(cause) : read(...args),
      );
      return Effect.if(follows, { onTrue: () => either, onFalse: () => read(...args) });
    }) as A;
  });
