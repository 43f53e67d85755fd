import { SqlClient } from "@effect/sql";
import { Effect, Layer } from "effect";
import { expect, it } from "vitest";
import { AppNumber, AppsStore } from "#platform/apps/AppsStore.ts";
import { answerColumns } from "#platform/metrics/answerColumns.ts";
import { MetricsStore } from "#platform/metrics/MetricsStore.ts";
import { demoApps } from "#platform/seed/demoApps.ts";
import { demoThemes } from "#platform/seed/demoThemes.ts";
import { demoActivities, demoUsers } from "#platform/seed/demoUsers.ts";
import { seedLayer } from "#platform/seed/Seed.ts";
import { AppId } from "#schemas/apps/App.ts";
import * as words from "#schemas/metrics/vocabularies.ts";
import { definitions } from "#test/platform/metrics/definitions.ts";
import { contrast } from "#test/support/colour.ts";
import { freshDatabase, itOnDatabase } from "#test/support/freshDatabase.ts";
import { itEffectWith } from "#test/support/itEffect.ts";
import { testConfig } from "#test/support/testConfig.ts";

const seed = Effect.scoped(Layer.build(seedLayer));
const withUsers = (usersPerApp: number) =>
  Layer.merge(freshDatabase, testConfig({ PLATFORM_USERS_PER_APP: String(usersPerApp) }));
const stores = Layer.merge(AppsStore.Default, MetricsStore.Default);
const itWithUsers = itEffectWith(Layer.provideMerge(stores, withUsers(60)));
const itWithFewUsers = itEffectWith(withUsers(5));

const appsWithUsers = demoApps.filter(({ hasUsers }) => hasUsers);

itWithUsers("an empty database gets six apps, users of every kind, themes and secrets", function* () {
  yield* seed;
  const sql = yield* SqlClient.SqlClient;
  expect([demoApps.length, appsWithUsers.length]).toEqual([6, 5]);
  expect(yield* sql`select status from apps where status = 'disabled'`).toHaveLength(1);
  expect(yield* sql`select name from themes`).toHaveLength(3);
  const [secrets] =
    yield* sql`select bool_or(expires_at is null) as lasting, bool_or(expires_at < now()) as over,
    bool_or(expires_at between now() and now() + interval '14 days') as soon from client_secrets`;
  expect(secrets).toEqual({ lasting: true, over: true, soon: true });

  const metrics = yield* MetricsStore;
  const { numberOf } = yield* AppsStore;
  const end = new Date();
  const allTime = { start: new Date(0), end };
  for (const { id, status } of appsWithUsers) {
    const appNumber = yield* numberOf(AppId.make(id));
    const users = yield* metrics.users(appNumber, allTime);
    expect(users.reduce((sum, { registered }) => sum + registered, 0)).toBe(60);
    expect(new Set(users.map(({ ageGroup }) => ageGroup))).toEqual(new Set(words.ageGroups));
    expect(new Set(users.map(({ gender }) => gender))).toEqual(new Set(words.genders));
    const answers = yield* metrics.answers(appNumber, allTime);
    for (const [list, { words: vocabulary }] of Object.entries(answerColumns)) {
      expect(answers.filter((row) => row.list === list).map(({ word }) => word)).toEqual(vocabulary);
    }
    const topics = yield* metrics.topicCounts(appNumber, allTime);
    expect(topics.map(({ topic }) => topic)).toEqual(words.topics);
    const lastMonth = { start: new Date(end.getTime() - 30 * 24 * 60 * 60 * 1000), end };
    const month = yield* metrics.users(appNumber, lastMonth);
    expect(month.some(({ active }) => active > 0)).toBe(status === "enabled");
  }
});

itWithFewUsers(
  "concurrent starts seed once and change no key, index or trigger; a database in use stays unchanged",
  function* () {
    const sql = yield* SqlClient.SqlClient;
    const apps = sql`select from apps`;
    const before = yield* definitions;
    yield* Effect.all([seed, seed, seed], { concurrency: "unbounded" });
    expect(yield* apps).toHaveLength(demoApps.length);
    expect(yield* definitions).toEqual(before);
    yield* sql`truncate apps cascade`;
    yield* seed;
    expect(yield* apps).toEqual([]);
  },
);

itWithFewUsers("demo data is refused where there are users already", function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`insert into apps ${sql.insert({ id: "app_own", name: "Own", name_key: "own" })}`;
  yield* sql`insert into app_users (app_number, registered_at, birth_date, gender)
    select number, '2025-01-01T10:00Z', '1990-06-15', 'female' from apps`;
  expect(String(yield* Effect.exit(seed))).toContain("app_users");
  const kept = sql`select apps.id as app from app_users join apps on number = app_number`;
  expect(yield* kept).toEqual([{ app: "app_own" }]);
});

itOnDatabase("demo users register in the past, before their first activity, and stay active", function* () {
  const now = Date.UTC(2026, 2, 18, 9, 30) / 1000;
  const until = new Date(now * 1000);
  const sql = yield* SqlClient.SqlClient;
  for (const app of appsWithUsers) {
    const asked = { app, firstId: 1, count: 2000, now };
    yield* sql`drop table if exists demo_users, demo_activities`;
    yield* sql.unsafe(`create table demo_users as ${demoUsers(asked, AppNumber(1))}`);
    yield* sql.unsafe(`create table demo_activities as ${demoActivities(asked, AppNumber(1), "demo_users")}`);
    const daysBeforeEnd = (days: number) => new Date((now - (app.endedDaysAgo + days) * 24 * 60 * 60) * 1000);
    const [lastWeek, weekBefore] = [daysBeforeEnd(7), daysBeforeEnd(14)];
    const rows = yield* sql`
    select count(distinct id) as users, max(registered_at) <= ${until} and max(active_at) <= ${until} as "inPast",
      bool_and(active_at is null or active_at >= registered_at) as "inOrder",
      count(active_at) between 4000 and 20000 as "used",
      count(*) filter (where active_at > ${lastWeek}) >
        0.8 * count(*) filter (where active_at between ${weekBefore} and ${lastWeek}) as "steady"
    from demo_users left join demo_activities on user_id = id`;
    expect(rows).toEqual([{ users: 2000, inPast: true, inOrder: true, used: true, steady: true }]);
  }
});

it.each(
  demoThemes.flatMap(({ name, light, dark }) => [
    [`${name}, light`, light] as const,
    [`${name}, dark`, dark] as const,
  ]),
)("the theme %s has the contrast of WCAG 2.2, 1.4.3 and 1.4.11", (_name, colours) => {
  expect(contrast(colours.onPrimary, colours.primary)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colours.onAccent, colours.accent)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colours.onBackground, colours.background)).toBeGreaterThanOrEqual(4.5);
  for (const name of ["primary", "accent", "illustrationOutline"] as const)
    expect(contrast(colours[name], colours.background)).toBeGreaterThanOrEqual(3);
});
