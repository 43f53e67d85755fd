import { generateKeyPairSync, type KeyPairKeyObjectResult } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { SqlClient } from "@effect/sql";
import { Context, Effect, Layer } from "effect";
import { expect } from "vitest";
import { OidcKeys } from "#platform/oidc/OidcKeys.ts";
import { freshDatabase } from "#test/support/freshDatabase.ts";
import { itEffectWith } from "#test/support/itEffect.ts";
import { temporaryFolder } from "#test/support/temporaryFolder.ts";
import { testConfig } from "#test/support/testConfig.ts";

const folder = temporaryFolder();

/** A database without keys. */
const database = Layer.provideMerge(
  Layer.effectDiscard(Effect.flatMap(SqlClient.SqlClient, (sql) => sql`delete from oidc_keys`)),
  freshDatabase,
);
const it = itEffectWith(Layer.mergeAll(database, testConfig(), Layer.scope));

/** The keys of another start. */
const keys = Effect.map(Layer.build(Layer.fresh(OidcKeys.Default)), Context.get(OidcKeys));

/** The ids of the published keys, the signing one first. */
const published = Effect.map(keys, ({ verification }) => verification.keys.map(({ kid }) => kid));

const daysLater = (days: number) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`update oidc_keys set created_at = created_at - make_interval(days => ${days})`,
  );

it("concurrent and later starts use the same keys, and publish no private part of them", function* () {
  const [first, second] = yield* Effect.all([keys, keys], { concurrency: "unbounded" });
  expect(second).toEqual(first);
  expect(yield* keys).toEqual(first);
  const { signing, verification } = first;
  expect(Object.keys(verification.keys[0] ?? {}).toSorted()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
  expect(signing.keys[0]).toHaveProperty("d");
});

it("a key is published for 45 days, then signs for 90, and is published for another 45", function* () {
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
});

const textOf = ({ privateKey }: KeyPairKeyObjectResult) =>
  privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const pem = (modulusLength: number) => textOf(generateKeyPairSync("rsa", { modulusLength }));

/** Those of a start with the text as its file of keys. */
const publishedFrom = (text: string) => {
  const path = join(folder, "keys.pem");
  writeFileSync(path, text);
  return Effect.provide(published, testConfig({ PLATFORM_SIGNING_KEYS: path }));
};

it("keys of a file sign and are published once, in its order, and the database gets none", function* () {
  const [one, two] = [pem(2048), pem(2048)];
  const both = yield* publishedFrom(one + two);
  expect(both).toHaveLength(2);
  expect(yield* publishedFrom(two + one + two)).toEqual(both.toReversed());
  const sql = yield* SqlClient.SqlClient;
  expect(yield* sql`select from oidc_keys where name = 'signing'`).toEqual([]);
});

it.each([
  ["a short key", pem(1024)],
  ["a key of another kind", textOf(generateKeyPairSync("ed25519"))],
  ["no key", "secret"],
])("a file with %s is refused by an error that names the variable and no content", function* (_title, text) {
  const refusal = String(yield* Effect.exit(publishedFrom(text)));
  expect(refusal).toContain("PLATFORM_SIGNING_KEYS");
  expect(refusal).not.toMatch(/secret|BEGIN/);
});
