/** Limits password guessing: counts failed attempts per subject and per network address, in the database. */
import { createHash } from "node:crypto";
import { SqlClient } from "@effect/sql";
import { Data, Effect } from "effect";

const windowMinutes = 15;
const limits = { account: 10, address: 100, registration: 20 };

/** What attempts are counted for: an account (by email), a registration (by administrator) or a network address. */
export type Subject = readonly [kind: keyof typeof limits, value: string];

export class TooManyAttempts extends Data.TaggedError("TooManyAttempts")<{
  readonly retryAfterSeconds: number;
}> {}

/** Hashed, since people may type anything, such as a password, into the address field. */
const keyOf = ([kind, value]: Subject) => `${kind}:${createHash("sha256").update(value).digest("base64url")}`;

export const signInLimit = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const increment = (key: string) => sql<{ failures: number; retryAfterSeconds: number }>`
    insert into oidc_sign_in_attempts as kept (key, failures, resets_at)
    values (${key}, 1, now() + make_interval(mins => ${windowMinutes}))
    on conflict (key) do update set
      failures = case when kept.resets_at <= now() then 1 else kept.failures + 1 end,
      resets_at = case when kept.resets_at <= now() then excluded.resets_at else kept.resets_at end
    returning failures, ceil(extract(epoch from resets_at - now()))::int as "retryAfterSeconds"`;

  const decrement = (key: string) =>
    sql`update oidc_sign_in_attempts set failures = failures - 1 where key = ${key} and failures > 0`;

  /** Counts an attempt before its password is checked, so that concurrent attempts cannot exceed the limit. */
  const attempt = Effect.fn("SignInLimit.attempt")(function* (...subjects: ReadonlyArray<Subject>) {
    for (const subject of subjects) {
      const [row] = yield* increment(keyOf(subject));
      if (row && row.failures > limits[subject[0]])
        return yield* new TooManyAttempts({ retryAfterSeconds: row.retryAfterSeconds });
    }
  });

  /** Deletes the failures of `subject`. The network address keeps its other failures. */
  const succeeded = Effect.fn("SignInLimit.succeeded")(function* (address: string, subject: Subject) {
    yield* decrement(keyOf(["address", address]));
    yield* sql`delete from oidc_sign_in_attempts where key = ${keyOf(subject)}`;
  });

  return { attempt, succeeded };
});
