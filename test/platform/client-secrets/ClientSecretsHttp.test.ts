import { crc32 } from "node:zlib";
import { DateTime, Effect, Redacted } from "effect";
import { expect } from "vitest";
import { hashSecretToken, tokenOfCall } from "#platform/client-secrets/SecretToken.ts";
import { AppId } from "#schemas/apps/App.ts";
import { itEffect } from "#test/support/itEffect.ts";
import { expectOneOfTwenty, platformApi } from "#test/support/platformApi.ts";

const platform = platformApi();

const newApp = (name: string) => platform().client.apps.create({ payload: { name }, headers: {} });
const create = (appId: AppId, alias: string, expirationDate?: DateTime.Utc, key?: string) =>
  platform().client.clientSecrets.create({
    path: { appId },
    headers: key === undefined ? {} : { "idempotency-key": key },
    payload: { alias, ...(expirationDate ? { expirationDate } : {}) },
  });
const list = (appId: AppId) => platform().client.clientSecrets.list({ path: { appId }, urlParams: {} });
const inDays = (days: number) => DateTime.add(DateTime.unsafeNow(), { days });

itEffect("a secret's value is returned once and stored only as a hash", function* () {
  const app = yield* newApp("Hashed");
  const { token, ...secret } = yield* create(app.id, "production");
  const value = Redacted.value(token);
  expect(value).toMatch(/^wbk_[\w-]{43}_[\w-]{6}$/);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(value.slice(0, -7)));
  expect(value.slice(-6)).toBe(checksum.toString("base64url"));
  expect((yield* list(app.id)).content).toEqual([secret]);

  const { sql } = platform();
  const [row] = yield* sql<{ hash: Buffer; text: string }>`
    select token_hash as hash, client_secrets::text as text from client_secrets where id = ${secret.id}`;
  expect(row?.hash.equals(hashSecretToken(token))).toBe(true);
  expect(row?.text).not.toContain(value.slice(4, 20));

  // Without a key of the call, one that nobody knows.
  const [{ successors } = { successors: "" }] = yield* sql<{ successors: string }>`
    select value as successors from oidc_keys where name = 'successors'`;
  expect(Redacted.value(tokenOfCall(successors, secret.id, ""))).not.toBe(value);
});

itEffect("a repeated call gets the value again, which nobody can make from what is stored", function* () {
  const app = yield* newApp("Repeated");
  const key = "8f0b6f8e-6f0e-4a55-9d2b-3f1f6f5f8a10";
  const first = yield* create(app.id, "production", undefined, key);
  const again = yield* create(app.id, "production", undefined, key);
  expect(again).toEqual(first);
  expect(Redacted.value(again.token)).toBe(Redacted.value(first.token));
  expect((yield* list(app.id)).content).toHaveLength(1);
  const { sql } = platform();
  const [kept] = yield* sql<{ text: string }>`
    select idempotent_answers::text as text from idempotent_answers where answer like ${`%${first.id}%`}`;
  for (const part of [key, Redacted.value(first.token).slice(4, 20)]) expect(kept?.text).not.toContain(part);
  // The same key for another secret gives another value.
  yield* platform().client.clientSecrets.delete({ path: { appId: app.id, id: first.id } });
  yield* sql`delete from idempotent_answers`;
  const other = yield* create(app.id, "production", undefined, key);
  expect(Redacted.value(other.token)).not.toBe(Redacted.value(first.token));
});

itEffect("an alias is unique within its app, also at once, ignoring case, and free in others", function* () {
  const [one, two] = yield* Effect.all([newApp("One"), newApp("Two")]);
  yield* expectOneOfTwenty(create(one.id, "CI prod"), "AliasTaken");
  expect(yield* Effect.flip(create(one.id, "ci PROD"))).toMatchObject({ _tag: "AliasTaken", status: 409 });
  yield* create(two.id, "CI prod");
});

itEffect("pages list the secrets of one app, newest first, with their total", function* () {
  const [app, other] = yield* Effect.all([newApp("Paged"), newApp("Not listed")]);
  yield* create(other.id, "other");
  const secrets = yield* Effect.forEach(["first", "second", "third"], (alias) => create(app.id, alias));
  const path = { appId: app.id };
  const pages = yield* Effect.forEach([0, 1, 2], (page) =>
    platform().client.clientSecrets.list({ path, urlParams: { page, size: 2 } }),
  );
  expect(pages.flatMap(({ content }) => content.map(({ id }) => id))).toEqual(
    secrets.map(({ id }) => id).toReversed(),
  );
  for (const page of pages) expect(page).toMatchObject({ size: 2, totalElements: 3, totalPages: 2 });
});

itEffect.each<[string, number]>([
  ["must be in the future", -1],
  ["must be at most 5 years ahead", 5 * 365 + 5],
])("an expiry %s", function* (message, days) {
  const app = yield* newApp(`Expiry ${days}`);
  const error = yield* Effect.flip(create(app.id, "production", inDays(days)));
  expect(error).toMatchObject({ _tag: "Invalid", issues: [{ path: "expirationDate", message }] });
  expect(yield* list(app.id)).toMatchObject({ content: [], totalElements: 0, totalPages: 0 });
});

itEffect("an unknown app has no secrets, and gets none", function* () {
  const appId = AppId.make("app_none");
  for (const call of [list(appId), create(appId, "production")])
    expect(yield* Effect.flip<unknown, unknown, never>(call)).toMatchObject({ _tag: "NotFound" });
});

itEffect("a secret is deleted once, and only by the path of its own app", function* () {
  const [own, other] = yield* Effect.all([newApp("Own"), newApp("Other")]);
  const secret = yield* create(own.id, "production");
  const remove = (appId: AppId) => platform().client.clientSecrets.delete({ path: { appId, id: secret.id } });
  expect(yield* Effect.flip(remove(other.id))).toMatchObject({ _tag: "NotFound" });
  yield* remove(own.id);
  expect(yield* Effect.flip(remove(own.id))).toMatchObject({ _tag: "NotFound" });
  expect((yield* list(own.id)).content).toEqual([]);
});
