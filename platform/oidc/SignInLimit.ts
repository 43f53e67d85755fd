/**
 * Limits password guessing. A stranger must not lock the owner of an account out: guesses count per account and address,
 * and those of an account from everywhere concern only addresses that it never signed in from.
 */
import { createHash } from "node:crypto";
import { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import { counters, type Subject } from "#platform/limits/counters.ts";

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

  /** Counts a sign-in before its password is checked. `succeeded` takes it back. */
  const attempt = Effect.fn("SignInLimit.attempt")(function* (account: string, address: string) {
    const key = hashOf(account, address);
    const here: Subject = ["accountAtAddress", key];
    const everywhere: Subject = ["account", account];
    yield* count(["address", address]);
    yield* count(here);
    const known = yield* isKnown(key);
    // After the count of this address: what that refuses must not add up to a lock of the account.
    if (!known) yield* count(everywhere);

    /** The account's failures elsewhere stay counted, and so do the address's for other accounts. */
    const succeeded = Effect.gen(function* () {
      yield* giveBack(["address", address]);
      yield* forget(here);
      if (!known) yield* giveBack(everywhere);
      yield* remember(key);
    });
    return { succeeded };
  });

  /** Whoever sets a password by a link has signed in: guesses here are forgotten, and guesses elsewhere no longer matter. */
  const passwordSet = (account: string, address: string) => {
    const key = hashOf(account, address);
    return Effect.zipRight(forget(["accountAtAddress", key]), remember(key));
  };

  return { attempt, passwordSet };
});
