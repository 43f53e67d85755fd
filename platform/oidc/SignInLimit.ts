/**
 * Limits password guessing. A stranger must not lock the owner of an account out: guesses count per account and address,
 * and the account's limit for all addresses applies only to addresses from which it never signed in.
 */
import { createHash } from "node:crypto";
import { SqlClient } from "@effect/sql";
import { Cause, Effect, Option } from "effect";
import { counters, type Subject, TooManyAttempts } from "#platform/limits/counters.ts";

const rememberedDays = 90;

const hashOf = (account: string, address: string) =>
  createHash("sha256")
    .update(JSON.stringify([account, address]))
    .digest("base64url");

export const signInLimit = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const { count, giveBack, forget } = yield* counters;

  const isKnown = Effect.fnUntraced(function* (key: string) {
    const found = yield* sql`select from oidc_known_addresses where key = ${key} and expires_at > now()`;
    return found.length > 0;
  });

  const remember = (key: string) =>
    sql`insert into oidc_known_addresses (key, expires_at)
      values (${key}, now() + make_interval(days => ${rememberedDays}))
      on conflict (key) do update set expires_at = excluded.expires_at`;

  /** The sign-in counts before `check`, whose verdict `undefined` is a failure. Without a verdict nothing counts. */
  const attempt = Effect.fn("SignInLimit.attempt")(function* <A, E>(
    account: string,
    address: string,
    check: Effect.Effect<A | undefined, E>,
  ) {
    const key = hashOf(account, address);
    const here: Subject = ["accountAtAddress", key];
    const everywhere: Subject = ["account", account];
    const counted: Array<Subject> = [];
    const counting = (subject: Subject) => Effect.tap(count(subject), () => counted.push(subject));

    /** Keeps the failures of the account from other addresses, and those of the address for other accounts. */
    const succeeded = Effect.gen(function* () {
      yield* Effect.forEach(counted, giveBack);
      yield* forget(here);
      yield* remember(key);
    });
    const checked = Effect.gen(function* () {
      yield* counting(["address", address]);
      yield* counting(here);
      // Counted after the address, so that attempts which that limit refuses do not lock the account.
      if (!(yield* isKnown(key))) yield* counting(everywhere);
      const found = yield* check;
      if (found !== undefined) yield* sql.withTransaction(succeeded);
      return found;
    });
    const isRefused = (cause: Cause.Cause<unknown>) =>
      Option.exists(Cause.failureOption(cause), (error) => error instanceof TooManyAttempts);
    return yield* Effect.onError(checked, (cause) =>
      isRefused(cause) ? Effect.void : Effect.ignoreLogged(Effect.forEach(counted, giveBack)),
    );
  });

  /** Setting a password by a link counts as a sign-in: forgets guesses from this address, others do not affect it. */
  const passwordSet = (account: string, address: string) => {
    const key = hashOf(account, address);
    return Effect.zipRight(forget(["accountAtAddress", key]), remember(key));
  };

  /** Whether the account signed in lately from this address. */
  const knows = (account: string, address: string) => isKnown(hashOf(account, address));

  const known = yield* sql<{
    key: string;
  }>`select key from oidc_known_addresses where expires_at > now()`.pipe(
    Effect.map((rows) => new Set(rows.map(({ key }) => key))),
    Effect.cachedWithTTL("10 seconds"),
  );
  /** As `knows`, of ten seconds ago: the database is not asked for each of a crowd. */
  const knew = (account: string, address: string) =>
    Effect.map(known, (keys) => keys.has(hashOf(account, address)));

  return { attempt, knows, knew, passwordSet };
});
