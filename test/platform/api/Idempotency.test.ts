import { Effect } from "effect";
import { expect } from "vitest";
import { itEffect } from "#test/support/itEffect.ts";
import { platformApi } from "#test/support/platformApi.ts";

const platform = platformApi();

const post = (name: string, key: string, token = platform().token) =>
  Effect.promise(() =>
    platform().call("POST", "/api/v1/apps", {
      json: { name },
      headers: { "idempotency-key": key, authorization: `Bearer ${token}` },
    }),
  );
const countOf = (name: string) =>
  Effect.map(
    platform().sql<{ count: number }>`select count(*) as count from apps where name = ${name}`,
    ([row]) => row?.count,
  );

itEffect(
  "gives the first answer again and writes nothing",
  Effect.fn(function* () {
    const first = yield* post("Once", "key-1");
    const again = yield* post("Once", "key-1");
    expect(first.status).toBe(201);
    expect([again.status, again.body, again.headers.get("etag")]).toEqual([
      first.status,
      first.body,
      first.headers.get("etag"),
    ]);
    expect(yield* countOf("Once")).toBe(1);
  }),
);

itEffect(
  "does a call once that arrives 20 times at once",
  Effect.fn(function* () {
    const answers = yield* Effect.all(
      Array.from({ length: 20 }, () => post("Crowd", "key-2")),
      { concurrency: "unbounded" },
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(yield* countOf("Crowd")).toBe(1);
  }),
);

itEffect(
  "gives a refusal again, even if the call would succeed by now",
  Effect.fn(function* () {
    const { sql } = platform();
    yield* post("Taken", "key-3");
    expect(yield* post("taken", "key-4")).toMatchObject({ status: 409 });
    yield* sql`delete from apps where name = 'Taken'`;
    expect(yield* post("taken", "key-4")).toMatchObject({ status: 409, body: { _tag: "AppNameTaken" } });
  }),
);

itEffect(
  "refuses a key that was used for another body",
  Effect.fn(function* () {
    yield* post("One body", "key-5");
    const answer = yield* post("Another body", "key-5");
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: "idempotency-key" }] } });
    expect(yield* countOf("Another body")).toBe(0);
  }),
);

itEffect(
  "keeps the keys of administrators apart",
  Effect.fn(function* () {
    const { sql, issue } = platform();
    const grace = { id: "adm_grace", email: "grace@example.org", email_key: "grace@example.org" };
    yield* sql`insert into administrators ${sql.insert({ ...grace, first_name: "Grace", last_name: "Sommer" })}`;
    const token = yield* Effect.promise(() => issue(grace.id));
    expect((yield* post("Ada's", "key-6")).status).toBe(201);
    expect((yield* post("Grace's", "key-6", token)).status).toBe(201);
  }),
);

itEffect(
  "forgets a key after 24 hours",
  Effect.fn(function* () {
    const { sql } = platform();
    const first = yield* post("Yesterday", "key-7");
    yield* sql`update idempotent_answers set created_at = now() - interval '24 hours 1 second'`;
    yield* sql`delete from apps where name = 'Yesterday'`;
    const second = yield* post("Yesterday", "key-7");
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  }),
);

itEffect(
  "writes nothing and keeps no answer when the platform fails",
  Effect.fn(function* () {
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
  }),
);
