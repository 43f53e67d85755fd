import { DateTime, Effect } from "effect";
import { beforeAll, expect } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { itEffect } from "#test/support/itEffect.ts";
import { platformApi } from "#test/support/platformApi.ts";

const platform = platformApi();
const appId = AppId.make("app_one");

const at = (text: string) => DateTime.unsafeMake(text);

const given = {
  education_level: "bachelor",
  work_role: "manager",
  health_behaviour: "planned",
  health_support: "coaching",
  preference: "nutrition",
  self_perceived_health: "4",
};

beforeAll(() => {
  const { sql } = platform();
  const user = (id: number, at: string, gender: string) => {
    return { app_number: 1, id, birth_date: "1980-06-15", gender, registered_at: new Date(at) };
  };
  const activity = (active_at: string, topic: string) => {
    return { app_number: 1, user_id: 1, active_at: new Date(active_at), topic };
  };
  return Effect.runPromise(
    Effect.gen(function* () {
      yield* sql`insert into apps ${sql.insert({ id: appId, name: "One", name_key: "one" })}`;
      yield* sql`insert into app_users ${sql.insert([
        { ...user(1, "2026-01-10T10:00:00Z", "female"), ...given },
        { ...user(2, "2026-03-01T00:00:00Z", "male"), ...given },
      ])}`;
      yield* sql`insert into app_users ${sql.insert(user(3, "2026-02-28T22:30:00Z", "male"))}`;
      yield* sql`insert into user_activities ${sql.insert([
        activity("2026-01-10T10:00:00Z", "sleep"),
        activity("2026-02-03T23:30:00Z", "sleep"),
        activity("2026-02-04T00:30:00Z", "activity"),
        activity("2026-02-28T22:30:00Z", "sleep"),
        activity("2026-02-28T22:30:00Z", "a_new_one"),
      ])}`;
    }),
  );
});

/** February in Berlin. */
const february = { startDate: at("2026-01-31T23:00:00.000Z"), endDate: at("2026-02-28T22:59:59.999Z") };

const asked = (urlParams: Partial<typeof february>, app = appId) => ({ path: { appId: app }, urlParams });

itEffect(
  "each metric has its own counts: of users up to the end, of activities within the period",
  function* () {
    const { session, sociodemographic, topic, engagement } = platform().client.metrics;
    const inForties = (gender: string) => ({ ageGroup: "quadragenarian", gender, count: 1 });
    expect(yield* session(asked(february))).toEqual({
      totalRegisteredUsers: 2,
      totalActiveUsers: 1,
      registeredUsers: [inForties("male"), inForties("female")],
      activeUsers: [inForties("female")],
    });
    expect(yield* sociodemographic(asked(february))).toEqual({
      educationLevels: [{ educationLevel: "bachelor", count: 1 }],
      workRoles: [{ work: "manager", count: 1 }],
      healthBehaviours: [{ healthBehaviour: "planned", count: 1 }],
      healthSupports: [{ healthSupport: "coaching", count: 1 }],
      preferences: [{ preference: "nutrition", count: 1 }],
      selfPerceivedHealths: [{ selfPerceivedHealth: "4", count: 1 }],
    });
    const topics = ["activity", "sleep", "a_new_one"].map((each) => ({ topic: each, count: 1 }));
    expect(yield* topic(asked(february))).toEqual({ topics });
    expect(yield* engagement(asked(february))).toEqual({ activeDays: 3 });
  },
);

itEffect("without dates the period is all time; one of ten thousand years works, too", function* () {
  const { session } = platform().client.metrics;
  const long = { startDate: at("0000-01-01T00:00:00Z"), endDate: at("9999-12-31T23:59:59.999Z") };
  const totals = { totalRegisteredUsers: 3, totalActiveUsers: 1 };
  const inLong = { ageGroup: "senior", gender: "male", count: 2 };
  expect(yield* session(asked({}))).toMatchObject(totals);
  expect(yield* session(asked(long))).toMatchObject({ ...totals, registeredUsers: [inLong, {}] });
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
