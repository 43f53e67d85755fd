/**
 * Idempotency-Key: a POST repeated with the same key within 24 hours runs once and gets the same answer. Only a hash of the
 * key is stored, since the value of a client secret is made from it.
 */
import { createHash } from "node:crypto";
import { SqlClient } from "@effect/sql";
import { Effect, Either, Schema } from "effect";
import { inTransaction } from "#platform/database/outcomes.ts";
import { SignedInUser } from "#schemas/Authentication.ts";
import { invalid } from "./issues.ts";

interface Call<A, AI, E, EI, L, R> {
  readonly headers: { readonly "idempotency-key"?: string };
  /** Identifies the call, including its body. */
  readonly request: ReadonlyArray<unknown>;
  readonly answer: Schema.Schema<A, AI>;
  readonly refusal: Schema.Schema<E, EI>;
  /** Runs before a write, not before a repetition. If it fails, the key remains unused. */
  readonly limit: Effect.Effect<void, L, R>;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** Runs `write`, or returns the stored outcome of the same call. The write and its stored outcome are one transaction. */
  const once = Effect.fn("Idempotency.once")(function* <A, AI, E, EI, L, R>(
    call: Call<A, AI, E, EI, L, R>,
    write: Effect.Effect<A, E, R>,
  ) {
    const { "idempotency-key": given } = call.headers;
    if (given === undefined) return yield* Effect.zipRight(call.limit, write);
    const { id } = yield* SignedInUser;
    const key = hashOf(given);
    const hash = hashOf(JSON.stringify(call.request));
    const Outcome = Schema.parseJson(Schema.Either({ left: call.refusal, right: call.answer }));
    const entry = sql.and([sql`administrator_id = ${id}`, sql`key = ${key}`]);

    /** Waits for a concurrent transaction with the same key, and returns its row; a new key's has no answer. */
    const claim = Effect.gen(function* () {
      yield* sql`delete from idempotent_answers where created_at < now() - interval '24 hours'`;
      const row = { administrator_id: id, key, request_hash: hash };
      // A repeat writes too, so that its commit waits for the standby: a primary that has crashed since may show an
      // answer that was never replicated.
      return yield* sql<{ hash: string; answer: string | null }>`
        insert into idempotent_answers ${sql.insert(row)}
        on conflict (administrator_id, key) do update set key = excluded.key
        returning request_hash as hash, answer`;
    });
    const first = Effect.gen(function* () {
      const outcome = yield* Effect.either(inTransaction(sql)(write));
      const answer = yield* Schema.encode(Outcome)(outcome);
      yield* sql`update idempotent_answers set answer = ${answer} where ${entry}`;
      return outcome;
    });
    const outcome = yield* inTransaction(sql)(
      Effect.gen(function* () {
        const [kept] = yield* claim;
        if (kept && kept.answer !== null)
          return kept.hash === hash ? yield* Effect.orDie(Schema.decode(Outcome)(kept.answer)) : undefined;
        yield* call.limit;
        return yield* Effect.orDie(first);
      }),
    );

    if (outcome === undefined) return yield* invalid("idempotency-key", "was used for another request");
    return yield* Either.isRight(outcome) ? Effect.succeed(outcome.right) : Effect.fail(outcome.left);
  });

  return { once };
});

export class Idempotency extends Effect.Service<Idempotency>()("platform/Idempotency", { effect: make }) {}
