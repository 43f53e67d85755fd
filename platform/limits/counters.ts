/** Counts limited actions in the database, so that all instances share the counts. */
import { createHash } from "node:crypto";
import { SqlClient } from "@effect/sql";
import { Data, Effect } from "effect";
import { limits } from "./limits.ts";

/** What is counted, and for whom: an address, an account, an administrator. */
export type Subject = readonly [kind: keyof typeof limits, whom: string];

export class TooManyAttempts extends Data.TaggedError("TooManyAttempts")<{
  readonly retryAfterSeconds: number;
}> {}

/** Hashed, since people may type anything, such as a password, into the address field. */
const keyOf = ([kind, whom]: Subject) => `${kind}:${createHash("sha256").update(whom).digest("base64url")}`;

export const counters = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** Counts an action before it is done, so that concurrent attempts cannot exceed the limit. */
  const count = Effect.fn("counters.count")(function* (subject: Subject) {
    const { max, minutes } = limits[subject[0]];
    const [row] = yield* sql<{ counted: number; retryAfterSeconds: number }>`
      insert into limited_attempts as kept (key, counted, resets_at)
      values (${keyOf(subject)}, 1, now() + make_interval(mins => ${minutes}))
      on conflict (key) do update set
        counted = case when kept.resets_at <= now() then 1 else kept.counted + 1 end,
        resets_at = case when kept.resets_at <= now() then excluded.resets_at else kept.resets_at end
      returning counted, ceil(extract(epoch from resets_at - now()))::int as "retryAfterSeconds"`.pipe(
      Effect.orDie,
    );
    if (row && row.counted > max)
      return yield* new TooManyAttempts({ retryAfterSeconds: row.retryAfterSeconds });
  });

  /** Takes one count back, when the action turned out to be legitimate. */
  const giveBack = (subject: Subject) =>
    sql`update limited_attempts set counted = counted - 1 where key = ${keyOf(subject)} and counted > 0`;

  const forget = (subject: Subject) => sql`delete from limited_attempts where key = ${keyOf(subject)}`;

  return { count, giveBack, forget };
});
