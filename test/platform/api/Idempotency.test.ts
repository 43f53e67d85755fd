import { Effect } from "effect";
import { expect, it } from "vitest";
import { demoThemes } from "#platform/seed/demoThemes.ts";
import { itEffect } from "#test/support/itEffect.ts";
import { administrator, platformApi, twentyTimes } from "#test/support/platformApi.ts";

const platform = platformApi();

const write = (path: string, json: unknown, key: string, headers = {}) =>
  platform().send("POST", `/api/v1/${path}`, { json, headers: { "idempotency-key": key, ...headers } });
const post = (name: string, key: string) => write("apps", { name }, key);

// Else a caller that leaves would interrupt it between its commit and its event in the log.
it("no write ends before its time", () => {
  const isWrite = ({ method }: { readonly method: string }) => method !== "GET";
  const writes = Array.from(platform().routes).filter(isWrite);
  expect(writes.length).toBeGreaterThan(8);
  expect(writes.filter(({ uninterruptible }) => !uninterruptible).map(({ path }) => path)).toEqual([]);
});

const appsCalled = (name: string) => platform().sql`select from apps where name = ${name}`;

itEffect("a repeated call commits a change too, so it waits for a standby like the first", function* () {
  const { sql } = platform();
  const lastChange = sql`select xmin::text from idempotent_answers where answer like '%Replicated%'`;
  yield* post("Replicated", "key-1b");
  const first = yield* lastChange;
  yield* post("Replicated", "key-1b");
  expect(yield* lastChange).not.toEqual(first);
});

itEffect("a key that comes with another body is refused", function* () {
  yield* post("One", "key-1c");
  const issues = [{ path: "idempotency-key", message: "was used for another request" }];
  expect(yield* post("Another", "key-1c")).toMatchObject({ status: 422, body: { issues } });
});

itEffect("20 equal concurrent calls run once", function* () {
  const answers = yield* twentyTimes(() => post("Crowd", "key-2"));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(yield* appsCalled("Crowd")).toHaveLength(1);
});

itEffect("a repeated call gets its refusal again, even if it would now succeed", function* () {
  const { sql } = platform();
  yield* post("Taken", "key-3");
  expect(yield* post("taken", "key-4")).toMatchObject({ status: 409 });
  yield* sql`delete from apps where name = 'Taken'`;
  expect(yield* post("taken", "key-4")).toMatchObject({ status: 409, body: { _tag: "AppNameTaken" } });
});

itEffect("a key belongs to its administrator: another one's gets a separate answer", function* () {
  const { sql, issue } = platform();
  const grace = { ...administrator, id: "adm_grace", email_key: "grace@example.org" };
  yield* sql`insert into administrators ${sql.insert(grace)}`;
  const { id: _id, ...theme } = demoThemes[0];
  const publishAs = Effect.fn(function* (administratorId: string) {
    const authorization = `Bearer ${yield* Effect.promise(() => issue(administratorId))}`;
    const answer = yield* write("styles", theme, "key-6", { authorization });
    expect(answer.status).toBe(201);
    return answer.body.id;
  });
  const ofAda = yield* publishAs(administrator.id);
  const ofGrace = yield* publishAs(grace.id);
  expect(ofGrace).not.toBe(ofAda);
  expect(yield* publishAs(administrator.id)).toBe(ofAda);
  expect(yield* publishAs(grace.id)).toBe(ofGrace);
});

itEffect("a repeated call gets the first answer again and writes nothing, for 24 hours", function* () {
  const { sql } = platform();
  const first = yield* post("Once", "key-7");
  yield* sql`delete from apps where name = 'Once'`;
  const aged = (age: string) => sql`update idempotent_answers set created_at = now() - ${age}::interval`;
  yield* aged("23 hours 59 minutes");
  const again = yield* post("Once", "key-7");
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
  expect(yield* appsCalled("Once")).toEqual([]);
  yield* aged("24 hours 1 second");
  expect((yield* post("Once", "key-7")).body.id).not.toBe(first.body.id);
});
