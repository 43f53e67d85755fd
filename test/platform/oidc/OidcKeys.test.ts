import { generateKeyPairSync, type KeyPairKeyObjectResult } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { SqlClient } from "@effect/sql";
import { Context, Effect, Layer } from "effect";
import { expect, it } from "vitest";
import { OidcKeys } from "#platform/oidc/OidcKeys.ts";
import type { PlatformConfig } from "#platform/PlatformConfig.ts";
import { freshDatabase } from "#test/support/freshDatabase.ts";
import { temporaryFolder } from "#test/support/temporaryFolder.ts";
import { testConfig } from "#test/support/testConfig.ts";

const folder = temporaryFolder();

/** The keys of another start. */
const keys = Effect.map(Layer.build(Layer.fresh(OidcKeys.layer)), Context.get(OidcKeys));

/** On a database without keys. */
const run = <A, E>(
  effect: Effect.Effect<A, E, SqlClient.SqlClient | PlatformConfig>,
  values: Readonly<Record<string, string>> = {},
) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => sql`delete from oidc_keys`).pipe(
    Effect.zipRight(effect),
    Effect.provide(freshDatabase),
    Effect.provide(testConfig(values)),
    Effect.runPromise,
  );

/** The ids of the published keys, the signing one first. */
const published = Effect.map(Effect.scoped(keys), ({ verification }) =>
  verification.keys.map(({ kid }) => kid),
);

const daysLater = (days: number) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`update oidc_keys set created_at = created_at - make_interval(days => ${days})`,
  );

it("concurrent and later starts use the same keys", () =>
  run(
    Effect.scoped(
      Effect.gen(function* () {
        const [first, second] = yield* Effect.all([keys, keys], { concurrency: "unbounded" });
        expect(second).toEqual(first);
        expect(yield* keys).toEqual(first);
      }),
    ),
  ));

it("verification keys contain no private parts", async () => {
  const { signing, verification } = await run(Effect.scoped(keys));
  expect(Object.keys(verification.keys[0] ?? {}).toSorted()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
  expect(signing.keys[0]).toHaveProperty("d");
});

it("a key is published for 45 days, then signs for 90, and is published for another 45", () =>
  run(
    Effect.gen(function* () {
      const [first] = yield* published;
      yield* daysLater(44);
      expect(yield* published).toEqual([first]);
      yield* daysLater(2);
      const [a, b] = yield* Effect.all([published, published], { concurrency: "unbounded" });
      expect(b).toEqual(a);
      const [stillSigning, next] = a;
      expect([stillSigning, typeof next]).toEqual([first, "string"]);
      expect(yield* published).toEqual(a);
      yield* daysLater(46);
      expect(yield* published).toEqual([next, first]);
      yield* daysLater(46);
      const [signing, another] = yield* published;
      expect(signing).toBe(next);
      expect([first, next]).not.toContain(another);
    }),
  ));

const textOf = ({ privateKey }: KeyPairKeyObjectResult) =>
  privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const pem = (modulusLength: number) => textOf(generateKeyPairSync("rsa", { modulusLength }));

it("keys of a file sign and are published in its order, and the database gets none", async () => {
  const path = join(folder, "keys.pem");
  const [one, two] = [pem(2048), pem(2048)];
  const idsOf = (text: string) => {
    writeFileSync(path, text);
    return run(published, { PLATFORM_SIGNING_KEYS: path });
  };
  const both = await idsOf(one + two);
  expect(both).toHaveLength(2);
  expect(await idsOf(two + one)).toEqual(both.toReversed());
  const stored = Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`select from oidc_keys where name = 'signing'`,
  );
  expect(await run(Effect.zipRight(published, stored), { PLATFORM_SIGNING_KEYS: path })).toEqual([]);
});

it.each([
  ["a short key", pem(1024)],
  ["a key of another kind", textOf(generateKeyPairSync("ed25519"))],
  ["no key", "secret"],
])("a file with %s is refused by an error that names the variable and no content", async (_title, text) => {
  const path = join(folder, "unsuitable.pem");
  writeFileSync(path, text);
  const refusal = await run(Effect.flip(published), { PLATFORM_SIGNING_KEYS: path }).catch(String);
  expect(refusal).toContain("PLATFORM_SIGNING_KEYS");
  expect(refusal).not.toMatch(/secret|BEGIN/);
});
