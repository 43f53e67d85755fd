import { SqlClient } from "@effect/sql";
import { Effect, Layer, Redacted } from "effect";
import { describe, expect, it } from "vitest";
import { verifyPassword } from "#platform/admins/Password.ts";
import { answerColumns } from "#platform/metrics/answerColumns.ts";
import { MetricsStore } from "#platform/metrics/MetricsStore.ts";
import { demoAdministrator } from "#platform/seed/demoAdministrator.ts";
import { type DemoApp, demoApps } from "#platform/seed/demoApps.ts";
import { demoThemes } from "#platform/seed/demoThemes.ts";
import { demoUsers } from "#platform/seed/demoUsers.ts";
import { Random } from "#platform/seed/Random.ts";
import { seedLayer } from "#platform/seed/Seed.ts";
import { AppId } from "#schemas/apps/App.ts";
import * as words from "#schemas/metrics/vocabularies.ts";
import { contrast } from "#test/support/colour.ts";
import { freshDatabase } from "#test/support/freshDatabase.ts";
import { itEffect } from "#test/support/itEffect.ts";
import { testConfig } from "#test/support/testConfig.ts";

const seed = Effect.scoped(Layer.build(seedLayer));
const withDatabase = (usersPerApp: number) =>
  Layer.merge(freshDatabase, testConfig({ PLATFORM_USERS_PER_APP: String(usersPerApp) }));

const appsWithUsers = demoApps.filter(({ hasUsers }) => hasUsers);
const day = 24 * 60 * 60 * 1000;

itEffect(
  "an empty database gets six apps (one disabled, one without users), users of every kind, themes and secrets",
  Effect.fn(
    function* () {
      yield* seed;
      const sql = yield* SqlClient.SqlClient;
      expect(appsWithUsers).toHaveLength(5);
      expect(demoApps.filter(({ hasUsers }) => !hasUsers)).toHaveLength(1);
      expect(yield* sql`select status from apps where status = 'disabled'`).toHaveLength(1);
      expect(yield* sql`select name from themes`).toHaveLength(3);
      expect(yield* sql`select id from client_secrets where expires_at is null`).not.toHaveLength(0);
      expect(yield* sql`select id from client_secrets where expires_at < now()`).not.toHaveLength(0);
      const soon = sql`select id from client_secrets where expires_at between now() and now() + interval '14 days'`;
      expect(yield* soon).not.toHaveLength(0);

      const metrics = yield* MetricsStore;
      const now = new Date();
      const allTime = { start: new Date(0), end: now };
      for (const { id, status } of appsWithUsers) {
        const appId = AppId.make(id);
        const users = yield* metrics.users(appId, allTime);
        expect(users.reduce((sum, { registered }) => sum + registered, 0)).toBe(60);
        expect(new Set(users.map(({ ageGroup }) => ageGroup))).toEqual(new Set(words.ageGroups));
        expect(new Set(users.map(({ gender }) => gender))).toEqual(new Set(words.genders));
        const answers = yield* metrics.answers(appId, allTime);
        for (const [list, { words: vocabulary }] of Object.entries(answerColumns)) {
          expect(answers.filter((row) => row.list === list).map(({ word }) => word)).toEqual(vocabulary);
        }
        const topics = yield* metrics.topicCounts(appId, allTime);
        expect(topics.map(({ topic }) => topic)).toEqual(words.topics);
        const month = yield* metrics.users(appId, { start: new Date(now.getTime() - 30 * day), end: now });
        const active = month.reduce((sum, row) => sum + row.active, 0);
        expect(active > 0).toBe(status === "enabled");
      }
    },
    Effect.provide(MetricsStore.layer),
    Effect.provide(withDatabase(60)),
  ),
);

itEffect(
  "the demo administrator has the published password",
  Effect.fn(
    function* () {
      yield* seed;
      const sql = yield* SqlClient.SqlClient;
      const rows = yield* sql<{ email: string; hash: string }>`
        select email, password_hash as hash from administrators`;
      expect(rows.map(({ email }) => email)).toEqual(["admin@example.org"]);
      const password = Redacted.make(demoAdministrator.password);
      expect(yield* verifyPassword(password, rows[0]?.hash ?? "")).toBe(true);
    },
    Effect.provide(withDatabase(0)),
  ),
);

itEffect(
  "concurrent starts seed once, and a database in use stays unchanged",
  Effect.fn(
    function* () {
      const sql = yield* SqlClient.SqlClient;
      const apps = Effect.map(
        sql<{ count: number }>`select count(*) as count from apps`,
        ([row]) => row?.count,
      );
      yield* Effect.all([seed, seed, seed], { concurrency: "unbounded" });
      expect(yield* apps).toBe(demoApps.length);
      yield* sql`truncate apps cascade`;
      yield* seed;
      expect(yield* apps).toBe(0);
    },
    Effect.provide(withDatabase(5)),
  ),
);

describe("demo users", () => {
  const now = Date.UTC(2026, 2, 18, 9, 30) / 1000;
  const usersOf = (app: DemoApp, count: number) => demoUsers(app, count, now, new Random(1));
  const users = usersOf(demoApps[0], 2000);

  it("are the same for every run", () => {
    expect(usersOf(demoApps[0], 50)).toEqual(usersOf(demoApps[0], 50));
  });

  it.each(appsWithUsers)("register in the past, before their first activity: $name", (app) => {
    for (const { registeredAt, activities } of usersOf(app, 2000)) {
      const times = activities.map(({ at }) => at);
      const inOrder =
        Math.min(registeredAt, ...times) === registeredAt && Math.max(registeredAt, ...times) <= now;
      expect(inOrder).toBe(true);
    }
  });

  it("register over three years, more each year", () => {
    const year = 365 * 24 * 60 * 60;
    const [first = 0, second = 0, third = 0] = [3, 2, 1].map(
      (ago) =>
        users.filter(({ registeredAt: at }) => at >= now - ago * year && at < now - (ago - 1) * year).length,
    );
    expect(first).toBeGreaterThan(100);
    expect(second).toBeGreaterThan(first);
    expect(third).toBeGreaterThan(second);
  });

  it("are less active on weekends, and some never", () => {
    const uses = users.flatMap(({ activities }) =>
      activities.map(({ at }) => new Date(at * 1000).getUTCDay()),
    );
    const on = (weekday: number) => uses.filter((one) => one === weekday).length;
    expect(on(0)).toBeLessThan(0.7 * on(3));
    expect(on(6)).toBeLessThan(0.7 * on(3));
    const never = users.filter(({ activities }) => activities.length === 0).length;
    expect(never).toBeGreaterThan(50);
  });
});

describe.each(
  demoThemes.flatMap((theme) => [
    { name: `${theme.name}, light`, colours: theme.light },
    { name: `${theme.name}, dark`, colours: theme.dark },
  ]),
)("the theme $name", ({ colours }) => {
  it("has the contrast of WCAG 2.2, 1.4.3 and 1.4.11", () => {
    expect(contrast(colours.onPrimary, colours.primary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.onAccent, colours.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.onBackground, colours.background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.primary, colours.background)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.accent, colours.background)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.illustrationOutline, colours.background)).toBeGreaterThanOrEqual(3);
  });
});
