import { Context, Effect, Layer } from "effect";
import { expect, it } from "vitest";
import { OidcKeys } from "#platform/oidc/OidcKeys.ts";
import { freshDatabase } from "#test/support/freshDatabase.ts";

const keys = Effect.map(Layer.build(Layer.fresh(OidcKeys.layer)), Context.get(OidcKeys));

it("concurrent and later starts use the same keys", async () => {
  const [first, second, later] = await Effect.gen(function* () {
    const [one, two] = yield* Effect.all([keys, keys], { concurrency: "unbounded" });
    return [one, two, yield* keys];
  }).pipe(Effect.provide(freshDatabase), Effect.scoped, Effect.runPromise);
  expect(second).toEqual(first);
  expect(later).toEqual(first);
});

it("verification keys contain no private parts", async () => {
  const { signing, verification } = await keys.pipe(
    Effect.provide(freshDatabase),
    Effect.scoped,
    Effect.runPromise,
  );
  expect(Object.keys(verification.keys[0] ?? {}).toSorted()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
  expect(signing.keys[0]).toHaveProperty("d");
});
