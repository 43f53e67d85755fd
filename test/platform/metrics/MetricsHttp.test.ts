import { DateTime, Effect } from "effect";
import { beforeAll, expect } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { itEffect } from "#test/support/itEffect.ts";
import { platformApi } from "#test/support/platformApi.ts";

const platform = platformApi();
const appId = AppId.make("app_one");

const at = (text: string) => DateTime.unsafeMake(text);

beforeAll(() => {
  const { sql } = platform();
  const user = (id: number, at: string, work_role: string, preference: string | null, gender: string) => {
    const person = { app_number: 1, id, birth_date: "1980-06-15", gender, work_role, preference };
    return { ...person, registered_at: new Date(at) };
  };
  const activity = (user_id: number, at: string, topic: string) => {
    return { app_number: 1, user_id, active_at: new Date(at), topic };
  };
  return Effect.runPromise(
    Effect.gen(function* () {
      yield* sql`insert into apps ${sql.insert({ id: appId, name: "One", name_key: "one" })}`;
      yield* sql`insert into app_users ${sql.insert([
        user(1, "2026-01-10T10:00:00Z", "manager", "nutrition", "female"),
        user(2, "2026-02-28T22:30:00Z", "c_suite", null, "female"),
        user(3, "2026-03-01T00:00:00Z", "manager", "activity", "male"),
      ])}`;
      yield* sql`insert into user_activities ${sql.insert([
        activity(1, "2026-01-10T10:00:00Z", "sleep"),
        activity(1, "2026-02-03T23:30:00Z", "sleep"),
        activity(1, "2026-02-04T00:30:00Z", "activity"),
        activity(2, "2026-02-28T22:30:00Z", "sleep"),
        activity(2, "2026-02-28T22:30:00Z", "a_new_one"),
      ])}`;
    }),
  );
});

/** February in Berlin. */
const february = { startDate: at("2026-01-31T23:00:00.000Z"), endDate: at("2026-02-28T22:59:59.999Z") };

const asked = (urlParams: Partial<typeof february>, app = appId) => ({ path: { appId: app }, urlParams });

itEffect("session counts users registered up to the end, and those active within the period", function* () {
  const counted = [{ ageGroup: "quadragenarian", gender: "female", count: 2 }];
  expect(yield* platform().client.metrics.session(asked(february))).toEqual({
    totalRegisteredUsers: 2,
    totalActiveUsers: 2,
    registeredUsers: counted,
    activeUsers: counted,
  });
});

itEffect("answers are counted in the order of the vocabulary; missing answers are not counted", function* () {
  const { workRoles, preferences, ...others } = yield* platform().client.metrics.sociodemographic(asked({}));
  expect(workRoles).toEqual([
    { work: "manager", count: 2 },
    { work: "c_suite", count: 1 },
  ]);
  expect(preferences).toEqual(["activity", "nutrition"].map((preference) => ({ preference, count: 1 })));
  expect(Object.values(others)).toEqual([[], [], [], []]);
});

itEffect("topic counts a user once per area, unknown ones last; engagement counts days", function* () {
  const { metrics } = platform().client;
  const counts = { activity: 1, sleep: 2, a_new_one: 1 };
  const topics = Object.entries(counts).map(([topic, count]) => ({ topic, count }));
  expect(yield* metrics.topic(asked(february))).toEqual({ topics });
  expect(yield* metrics.engagement(asked(february))).toEqual({ activeDays: 3 });
});

itEffect("without dates the period is all time; one of ten thousand years works, too", function* () {
  const { session } = platform().client.metrics;
  const long = { startDate: at("0000-01-01T00:00:00Z"), endDate: at("9999-12-31T23:59:59.999Z") };
  const [all, later] = [yield* session(asked({})), yield* session(asked(long))];
  for (const { totalRegisteredUsers, totalActiveUsers } of [all, later])
    expect([totalRegisteredUsers, totalActiveUsers]).toEqual([3, 2]);
  expect(all.registeredUsers.map(({ gender }) => gender)).toEqual(["male", "female"]);
  expect(later.registeredUsers.map(({ ageGroup }) => ageGroup)).toEqual(["senior", "senior"]);
});

itEffect.each(
  (["session", "sociodemographic", "topic", "engagement"] as const).map((name) => [name] as const),
)(
  "%s refuses an unknown app and a period that ends before it starts, not one that ends at its start",
  function* (name) {
    const call = platform().client.metrics[name];
    const failureOf = Effect.flip<unknown, unknown, never>;
    expect(yield* failureOf(call(asked({}, AppId.make("app_none"))))).toMatchObject({ _tag: "NotFound" });
    const { startDate, endDate } = february;
    yield* call(asked({ startDate, endDate: startDate }));
    const invalid = {
      _tag: "Invalid",
      issues: [{ path: "endDate", message: "must not be before startDate" }],
    };
    expect(yield* failureOf(call(asked({ startDate: endDate, endDate: startDate })))).toMatchObject(invalid);
  },
);
