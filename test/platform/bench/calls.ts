/** `npm run bench:calls`: the CPU time that a call takes in the platform's process, on each database. Linux only. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { SqlClient } from "@effect/sql";
import { Effect, Layer } from "effect";
import { demoApps } from "#platform/seed/demoApps.ts";
import { preparedDatabase } from "#platform/server/preparedDatabase.ts";
import { freePort } from "#test/support/freePort.ts";
import { platformProcess } from "#test/support/platformProcess.ts";
import { postgresBinaries } from "#test/support/postgresBinaries.ts";
import { signIn } from "#test/support/signIn.ts";
import { startPostgres } from "#test/support/startPostgres.ts";
import { testConfig } from "#test/support/testConfig.ts";

const rounds = Number(process.env["BENCH_ROUNDS"] ?? 1000);

/** 10,000 apps in addition to the demo's apps, which are the only ones with users. */
const prepare = (env: Readonly<Record<string, string>>) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`insert into apps (id, name, name_key) select id, id, id
      from (select 'bench_' || n as id from generate_series(1, 10000) n) as bench on conflict do nothing`,
  ).pipe(Effect.provide(Layer.provide(preparedDatabase, testConfig(env))), Effect.runPromise);

/** In ms; the kernel counts in hundredths of a second. */
const cpuOf = (pid: number) => {
  const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user = 0, system = 0] = after.split(" ").slice(11, 13).map(Number);
  return (user + system) * 10;
};

const measure = async (database: string, env: Readonly<Record<string, string>>) => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const platform = platformProcess({ ...env, PORT: String(port), PUBLIC_ORIGIN: origin });
  await platform.printed(origin);
  const pid = platform.child.pid ?? 0;
  const { access_token } = await signIn(origin);
  const call = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      headers: { authorization: `Bearer ${access_token}`, ...headers },
    });
    await answer.arrayBuffer();
    return answer;
  };
  const timed = async (path: string, count: number, headers: Record<string, string> = {}) => {
    for (let round = 0; round < count / 2; round++) await call(path, headers); // until compilers are done
    const [started, cpu] = [performance.now(), cpuOf(pid)];
    let status = 0;
    for (let round = 0; round < count; round++) ({ status } = await call(path, headers));
    const [used, elapsed] = [cpuOf(pid) - cpu, performance.now() - started];
    const figures = [used, elapsed].map((ms) => (ms / count).toFixed(1)).join(" / ");
    console.log(`| ${database} | ${path} ${JSON.stringify(headers)} ${status} | ${figures} |`);
  };
  const list = "/apps?page=0&size=10000";
  const etag = (await call(list, {})).headers.get("etag");
  await timed("/users/me", rounds);
  await timed(list, rounds / 10, { "accept-encoding": "identity" });
  await timed(list, rounds / 10, { "accept-encoding": "br" });
  if (etag !== null) await timed(list, rounds, { "if-none-match": etag });
  await timed(`/apps/${demoApps[0].id}/metric/user_session`, rounds);
  platform.child.kill("SIGTERM");
  await platform.ended;
};

const folders: Array<string> = [];
const folder = (name: string) => {
  const path = mkdtempSync(join(tmpdir(), `wellbeing-calls-${name}-`));
  folders.push(path);
  return path;
};

console.log("| database | call | CPU / elapsed, ms |\n| --- | --- | --- |");
if (postgresBinaries === undefined) {
  console.warn("Skipped: PostgreSQL, as its server binaries are not installed");
} else {
  const server = startPostgres(folder("postgres"), "");
  await server.createDatabase("bench");
  const env = { DATABASE_URL: server.url("bench"), PLATFORM_DEMO: "true" };
  try {
    await prepare(env);
    await measure("PostgreSQL", env);
  } finally {
    server.stop("fast");
  }
}
const env = { DATA_DIR: folder("pglite"), PLATFORM_DEMO: "true" };
await prepare(env);
await measure("PGlite", env);
for (const path of folders) rmSync(path, { recursive: true });
