/**
 * `npm run bench:platform`: every metric on many users, as a ratio to `select 1` through the same path in the same run.
 *
 * Databases are seeded once and kept; the plans are written beside the figures.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { SqlClient, Statement } from "@effect/sql";
import { PgClient } from "@effect/sql-pg";
import { PGlite } from "@electric-sql/pglite";
import { Effect, Layer, Redacted } from "effect";
import { AppsStore } from "#platform/apps/AppsStore.ts";
import { migrated } from "#platform/database/Database.ts";
import { overPglite } from "#platform/database/EmbeddedDatabase.ts";
import { types } from "#platform/database/pool.ts";
import { fillAtOnce } from "#platform/metrics/fillAtOnce.ts";
import { MetricsStore, type Period } from "#platform/metrics/MetricsStore.ts";
import { demoApps } from "#platform/seed/demoApps.ts";
import { insertUsers } from "#platform/seed/Seed.ts";
import { AppId } from "#schemas/apps/App.ts";
import { connectionTo } from "#test/support/connectionTo.ts";
import { postgresBinaries } from "#test/support/postgresBinaries.ts";
import { startPostgres } from "#test/support/startPostgres.ts";

const folder = resolve("node_modules/.cache/bench-platform");
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 20);
const [app, other] = [demoApps[0], { ...demoApps[0], id: "app_other" }];
const day = 24 * 60 * 60 * 1000;

const seed = Effect.fn(function* (users: number) {
  const sql = yield* SqlClient.SqlClient;
  if ((yield* sql`select from apps`).length > 0) return;
  const started = performance.now();
  const now = Math.floor(Date.now() / 1000);
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`insert into apps ${sql.insert([app, other].map(({ id }) => ({ id, name: id, name_key: id })))}`;
      yield* fillAtOnce(
        Effect.zipRight(
          insertUsers({ app, firstId: 1, count: users, now }),
          insertUsers({ app: other, firstId: users + 1, count: users / 10, now }),
        ),
      );
    }),
  );
  yield* sql`vacuum analyze`;
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `Seeded ${Math.round(users * 1.1)} users: ${((seconds * 1e5) / users / 1.1).toFixed(1)} s per 100,000`,
  );
});

/** The end of a period that a browser in Berlin requests, at the last activities. */
const periodsUpTo = (latest: Date): Record<string, Period> => {
  const end = new Date(Math.ceil(latest.getTime() / day) * day - 60 * 60 * 1000 - 1);
  const last = (days: number) => ({ start: new Date(end.getTime() + 1 - days * day), end });
  return {
    ALL_TIME: { start: new Date(0), end },
    "last year": last(365),
    "last 30 days": last(30),
    "one day": last(1),
  };
};

const quantile = (sorted: ReadonlyArray<number>, share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;

const timed = Effect.fn(function* (call: Effect.Effect<unknown, unknown>) {
  const times: Array<number> = [];
  yield* call;
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    yield* call;
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
});

const measure = Effect.fn(function* (name: string, users: number) {
  const sql = yield* SqlClient.SqlClient;
  yield* seed(users);
  const metrics = yield* MetricsStore;
  const [row] = yield* sql<{ latest: Date }>`select max(active_at) as latest from user_activities`;
  const appNumber = yield* (yield* AppsStore).numberOf(AppId.make(app.id));
  const bare = yield* timed(sql`select 1`);
  const figure = ({ p50, p95 }: typeof bare) =>
    `${p50.toFixed(1)} / ${p95.toFixed(1)} ms | ${(p50 / bare.p50).toFixed(0)} / ${(p95 / bare.p50).toFixed(0)}`;
  const lines = [
    `| ${name}, ${users} users | p50 / p95 | ratio to select 1 |`,
    "| --- | --- | --- |",
    `| select 1 | ${figure(bare)} |`,
  ];
  const plans: Array<string> = [];
  for (const [label, period] of Object.entries(periodsUpTo(row?.latest ?? new Date()))) {
    for (const metric of ["users", "answers", "topicCounts", "activeDays"] as const) {
      const call: Effect.Effect<unknown> = metrics[metric](appNumber, period);
      lines.push(`| ${metric}, ${label} | ${figure(yield* timed(call))} |`);
      plans.push(`## ${metric}, ${label}`);
      yield* Statement.withTransformer(call, (statement) =>
        sql<{ "QUERY PLAN": string }>`explain (analyze, buffers, costs off) ${statement}`.pipe(
          Effect.map((lines) => void plans.push(...lines.map((line) => line["QUERY PLAN"]), "")),
          Statement.withTransformerDisabled,
          Effect.orDie,
          Effect.as(statement),
        ),
      );
    }
  }
  writeFileSync(join(folder, `${name}.md`), `${lines.join("\n")}\n`);
  writeFileSync(join(folder, `${name}.plans.txt`), plans.join("\n"));
  console.log(lines.join("\n"));
  const others = plans.filter((line) => line.includes("Seq Scan on"));
  if (others.length > 0) throw new Error(`A plan reads the rows of all apps: ${others.join()}`);
});

const run = (name: string, users: number, client: Layer.Layer<SqlClient.SqlClient, unknown>) =>
  measure(name, users).pipe(
    Effect.provide(
      Layer.provideMerge(Layer.merge(AppsStore.Default, MetricsStore.Default), migrated(client)),
    ),
  );

mkdirSync(join(folder, "postgres"), { recursive: true });
if (postgresBinaries === undefined) {
  console.warn("Skipped: PostgreSQL, as its server binaries are not installed");
} else {
  const server = startPostgres(join(folder, "postgres"), "-c shared_buffers=1GB -c max_wal_size=8GB");
  try {
    await server.createDatabase("bench");
    const url = Redacted.make(server.url("bench"));
    await Effect.runPromise(run("PostgreSQL", 1_000_000, PgClient.layer({ url, types })));
  } finally {
    server.stop("fast");
  }
}
const pglite = await PGlite.create(join(folder, "pglite"));
await Effect.runPromise(
  run(
    "PGlite",
    100_000,
    overPglite(() => connectionTo(pglite)),
  ),
);
await pglite.close();
