/** Slows down guessing: failed attempts are counted by what they are about and by network address, for all processes. */
import { createHash } from "node:crypto";
import { SqlClient } from "@effect/sql";
import { Data, Effect } from "effect";

const windowMinutes = 15;
const limits = { account: 10, address: 100, registration: 20 };

/** What attempts are counted for: an account by its address, a registration by its administrator, a network address. */
export type Subject = readonly [kind: keyof typeof limits, value: string];

export class TooManyAttempts extends Data.TaggedError("TooManyAttempts")<{
  readonly retryAfterSeconds: number;
}> {}

/** Hashed, since what a stranger types into an address field need not be an address. */
const keyOf = ([kind, value]: Subject) => `${kind}:${createHash("sha256").update(value).digest("base64url")}`;

export const signInLimit = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const count = (key: string) => sql<{ failures: number; retryAfterSeconds: number }>`
    insert into oidc_sign_in_attempts as kept (key, failures, resets_at)
    values (${key}, 1, now() + make_interval(mins => ${windowMinutes}))
    on conflict (key) do update set
      failures = case when kept.resets_at <= now() then 1 else kept.failures + 1 end,
      resets_at = case when kept.resets_at <= now() then excluded.resets_at else kept.resets_at end
    returning failures, ceil(extract(epoch from resets_at - now()))::int as "retryAfterSeconds"`;

  const uncount = (key: string) =>
    sql`update oidc_sign_in_attempts set failures = failures - 1 where key = ${key} and failures > 0`;

  /** Every attempt counts before its password is looked at, so that parallel ones cannot slip through. */
  const attempt = Effect.fn("SignInLimit.attempt")(function* (...subjects: ReadonlyArray<Subject>) {
    for (const subject of subjects) {
      const [row] = yield* count(keyOf(subject));
      if (row && row.failures > limits[subject[0]])
        return yield* new TooManyAttempts({ retryAfterSeconds: row.retryAfterSeconds });
    }
  });

  /** The network address keeps its other failures; the failures of what succeeded are forgotten. */
  const succeeded = Effect.fn("SignInLimit.succeeded")(function* (address: string, subject: Subject) {
    yield* uncount(keyOf(["address", address]));
    yield* sql`delete from oidc_sign_in_attempts where key = ${keyOf(subject)}`;
  });

  return { attempt, succeeded };
});
