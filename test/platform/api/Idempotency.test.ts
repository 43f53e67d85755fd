import { Effect } from "effect";
import { expect } from "vitest";
import { demoThemes } from "#platform/seed/demoThemes.ts";
import { itEffect } from "#test/support/itEffect.ts";
import { administrator, platformApi } from "#test/support/platformApi.ts";

const platform = platformApi();

const post = (name: string, key: string) =>
  Effect.promise(() =>
    platform().call("POST", "/api/v1/apps", {
      json: { name },
      headers: { "idempotency-key": key },
    }),
  );
const countOf = (name: string) =>
  Effect.map(
    platform().sql<{ count: number }>`select count(*) as count from apps where name = ${name}`,
    ([row]) => row?.count,
  );

itEffect("a repeated call gets the first answer again and writes nothing", function* () {
  const first = yield* post("Once", "key-1");
  const again = yield* post("Once", "key-1");
  expect(first.status).toBe(201);
  expect([again.status, again.body, again.headers.get("etag")]).toEqual([
    first.status,
    first.body,
    first.headers.get("etag"),
  ]);
  expect(yield* countOf("Once")).toBe(1);
});

itEffect(
  "a repeated call commits a change too, so it waits for a synchronous standby like the first",
  function* () {
    const { sql } = platform();
    const lastChange = sql`select xmin::text from idempotent_answers where key = 'key-1b'`;
    yield* post("Replicated", "key-1b");
    const first = yield* lastChange;
    yield* post("Replicated", "key-1b");
    expect(yield* lastChange).not.toEqual(first);
  },
);

itEffect("20 equal concurrent calls run once", function* () {
  const answers = yield* Effect.all(
    Array.from({ length: 20 }, () => post("Crowd", "key-2")),
    { concurrency: "unbounded" },
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(yield* countOf("Crowd")).toBe(1);
});

itEffect("a repeated call gets its refusal again, even if it would now succeed", function* () {
  const { sql } = platform();
  yield* post("Taken", "key-3");
  expect(yield* post("taken", "key-4")).toMatchObject({ status: 409 });
  yield* sql`delete from apps where name = 'Taken'`;
  expect(yield* post("taken", "key-4")).toMatchObject({ status: 409, body: { _tag: "AppNameTaken" } });
});

itEffect(
  "a key belongs to its administrator: another one with the same key and body gets a separate answer",
  function* () {
    const { sql, issue, call } = platform();
    const grace = { id: "adm_grace", email: "grace@example.org", email_key: "grace@example.org" };
    yield* sql`insert into administrators ${sql.insert({ ...grace, first_name: "Grace", last_name: "Sommer" })}`;
    const { id: _id, ...theme } = demoThemes[0];
    const publishAs = Effect.fn(function* (administratorId: string) {
      const authorization = `Bearer ${yield* Effect.promise(() => issue(administratorId))}`;
      const headers = { authorization, "idempotency-key": "key-6" };
      const answer = yield* Effect.promise(() => call("POST", "/api/v1/styles", { json: theme, headers }));
      expect(answer.status).toBe(201);
      return answer.body.id;
    });
    const ofAda = yield* publishAs(administrator.id);
    const ofGrace = yield* publishAs(grace.id);
    expect(ofGrace).not.toBe(ofAda);
    expect(yield* publishAs(administrator.id)).toBe(ofAda);
    expect(yield* publishAs(grace.id)).toBe(ofGrace);
  },
);

itEffect.each<[string, string, boolean]>([
  ["again until 24 hours have passed", "23 hours 59 minutes", true],
  ["no more after 24 hours", "24 hours 1 second", false],
])("an answer is given %s", function* (_title, age, isGivenAgain) {
  const { sql } = platform();
  const name = `Answered ${age} ago`;
  const first = yield* post(name, `key-${age.replaceAll(" ", "-")}`);
  yield* sql`update idempotent_answers set created_at = now() - ${age}::interval`;
  yield* sql`delete from apps where name = ${name}`;
  const second = yield* post(name, `key-${age.replaceAll(" ", "-")}`);
  expect(second.status).toBe(201);
  expect(second.body.id === first.body.id).toBe(isGivenAgain);
});

itEffect("a call that failed with 500 wrote nothing and can be repeated", function* () {
  const { sql, call } = platform();
  const invite = (email: string) =>
    Effect.promise(() =>
      call("POST", "/api/v1/users/invite", {
        json: { firstName: "Grace", lastName: "Sommer", email },
        headers: { "idempotency-key": "key-8" },
      }),
    );
  yield* sql`alter table invitation_mails rename to gone`;
  expect((yield* invite("late@example.org")).status).toBe(500);
  yield* sql`alter table gone rename to invitation_mails`;
  expect((yield* invite("late@example.org")).status).toBe(201);
});
