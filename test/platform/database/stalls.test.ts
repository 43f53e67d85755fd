/** PostgreSQL that is locked, frozen or stopped, as seen by clients of the platform. */
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Browser } from "#test/support/Browser.ts";
import { freePort } from "#test/support/freePort.ts";
import { platformProcess, type PlatformProcess } from "#test/support/platformProcess.ts";
import { postgresBinaries } from "#test/support/postgresBinaries.ts";
import {
  authorizationRequest,
  obtainCode,
  openSignIn,
  refresh,
  refreshByGet,
  signIn,
  type Tokens,
} from "#test/support/signIn.ts";
import { query, signalPostgres, startPostgres } from "#test/support/startPostgres.ts";
import { temporaryFolder } from "#test/support/temporaryFolder.ts";

const problem = {
  status: 503,
  canRetry: true,
  body: { _tag: "Unavailable", status: 503, title: "Not available now" },
};
const notReady = { ...problem, body: "The database does not answer.\n" };
const alive = { status: 200, canRetry: false, body: "alive\n" };
const page = { ...problem, body: "Not available right now" };

describe.skipIf(postgresBinaries === undefined)("while PostgreSQL, if installed,", () => {
  const folder = temporaryFolder();
  let postgres: ReturnType<typeof startPostgres>;
  let platform: PlatformProcess;
  let origin: string;
  let tokens: Tokens;
  let person: Browser;
  let signInPage: string;

  beforeAll(async () => {
    postgres = startPostgres(folder, "");
    await postgres.createDatabase("console");
    const port = await freePort();
    origin = `http://localhost:${port}`;
    platform = platformProcess({
      PORT: String(port),
      DATA_DIR: join(folder, "data-of-the-platform"),
      DATABASE_URL: postgres.url("console"),
      PLATFORM_USERS_PER_APP: "0",
    });
    await platform.printed("The console is at");
    tokens = await signIn(origin);
    person = new Browser(origin);
    const { url, response } = await openSignIn(person);
    expect(response.status).toBe(200);
    signInPage = url.href;
  });
  afterAll(async () => {
    platform.child.kill("SIGKILL");
    await platform.ended;
    postgres.stop("immediate");
  });

  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${tokens.access_token}`, "content-type": "application/json" },
    });

  const answerOf = async (pending: Promise<Response>) => {
    const response = await pending;
    const { status, headers } = response;
    const text = await response.text();
    const isProblem = headers.get("content-type") === "application/problem+json";
    const title = /<h1>(.*)<\/h1>/.exec(text)?.[1];
    const { requestId: _, ...ofProblem } = isProblem ? JSON.parse(text) : {};
    return {
      status,
      canRetry: Number(headers.get("retry-after")) > 0,
      body: isProblem ? ofProblem : (title ?? text),
    };
  };

  const everyKindOfCall = () => [
    call("/api/v1/apps?page=0&size=10000"),
    call("/api/v1/apps/is_app_name_unique?appName=New"),
    call("/api/v1/apps", { method: "POST", body: JSON.stringify({ name: "New" }) }),
    refresh(tokens),
    refreshByGet(tokens),
    call(authorizationRequest(origin).path, { redirect: "manual" }),
    person.fetch(signInPage),
    call("/oidc/registration/of-nobody"),
    call("/readyz"),
    call("/healthz"),
  ];
  const unavailable = [problem, problem, problem, problem, problem, page, page, page, notReady, alive];

  const expectAnswersAgain = async () => {
    await expect.poll(async () => (await call("/readyz")).status, { timeout: 60_000 }).toBe(200);
    expect((await call("/api/v1/apps?page=0&size=10000")).status).toBe(200);
    tokens = { ...tokens, ...(await (await refresh(tokens)).json()) };
    expect((await call("/api/v1/users/me")).status).toBe(200);
  };

  const whileFrozen = async (act: () => Promise<void>) => {
    signalPostgres(folder, "SIGSTOP");
    try {
      await act();
    } finally {
      signalPostgres(folder, "SIGCONT");
    }
    await expectAnswersAgain();
  };

  it("waits for locks, only the statistics and the lists of apps answer 503", async () => {
    const { content } = await (await call("/api/v1/apps?page=0&size=10000")).json();
    const other = new Client(postgres.url("console"));
    await other.connect();
    await other.query("begin; lock table metric_counts in access exclusive mode");
    const path = `/api/v1/apps/${content[0].id}/metric/user_session`;
    const slow = Array.from({ length: 12 }, () => answerOf(call(path)));
    const others = await Promise.all(everyKindOfCall().map(answerOf));
    expect(others.filter(({ status }) => status === 503)).toEqual([]);
    await other.query("lock table apps in access exclusive mode");
    const lists = Array.from({ length: 30 }, () => answerOf(call("/api/v1/apps")));
    const [token, me, ready, start] = await Promise.all([
      refreshByGet({ origin, refresh_token: "unknown" }),
      call("/api/v1/users/me"),
      call("/readyz"),
      call(authorizationRequest(origin).path, { redirect: "manual" }),
    ]);
    expect([token.status, me.status, ready.status, start.status]).toEqual([400, 200, 200, 303]);
    expect(await Promise.race(slow)).toEqual(problem);
    for (const list of await Promise.all(lists)) expect(list).toEqual(problem);
    const waiting = () => other.query("select from pg_stat_activity where wait_event_type = 'Lock'");
    // PostgreSQL's own limit of a statement ends a little later where the statement began late.
    await expect.poll(async () => (await waiting()).rowCount, { timeout: 5000 }).toBe(0);
    await other.end();
    await Promise.all(slow);
    await expectAnswersAgain();
  });

  it("is frozen, every call answers 503", () =>
    whileFrozen(async () => {
      expect(await Promise.all(everyKindOfCall().map(answerOf))).toEqual(unavailable);
    }));

  it("is frozen, a sign-in, a refused token and a link that find an idle connection answer in time", () =>
    whileFrozen(async () => {
      const before = platform.output().length;
      const signInStart = call(authorizationRequest(origin).path, { redirect: "manual" });
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const token = fetch(`${origin}/oidc/token`, { method: "POST", headers });
      const link = call("/oidc/registration/of-nobody");
      expect(await Promise.all([signInStart, token, link].map(answerOf))).toEqual([page, problem, page]);
      // Other reasons come from the connection, which waits longer than a call may.
      const reasons = platform
        .output()
        .slice(before)
        .matchAll(/database did not answer \(([^)]+)\)/g);
      expect(new Set([...reasons].map(([, reason]) => reason))).toEqual(new Set(["no answer in time"]));
    }));

  it("is frozen right after the answer to a sign-in, the platform goes on", async () => {
    const { browser } = await signIn(origin);
    await query(
      postgres.url("console"),
      "create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(1); return old; end'",
      "create trigger wait before delete on limited_attempts for each row execute function wait()",
    );
    await obtainCode(browser);
    await whileFrozen(async () => {
      await sleep(6000);
      expect((await call("/healthz")).status).toBe(200);
    });
    await query(postgres.url("console"), "drop trigger wait on limited_attempts");
  });

  it("is read-only, it is reported, reads work, and afterwards writes again", async () => {
    const set = (change: string) => query(postgres.url("postgres"), change, "select pg_reload_conf()");
    const write = async (name: string) =>
      (await call("/api/v1/apps", { method: "POST", body: JSON.stringify({ name }) })).status;
    const readiness = async () => (await call("/readyz")).text();
    await set("alter system set default_transaction_read_only = on");
    await expect.poll(readiness).toBe("reads only\n");
    expect(await write("During")).toBe(503);
    const path = "/api/v1/apps?page=0&size=10000";
    const { content } = await (await call(path)).json();
    const app = `/api/v1/apps/${content[0].id}`;
    for (const read of [
      "/api/v1/users/me",
      path,
      app,
      `${app}/tokens`,
      "/api/v1/styles?page=0&size=10000",
      "/api/v1/apps/is_app_name_unique?appName=New",
      "/api/v1/users/is_email_unique?email=new@example.org",
      ...["session", "sociodemographic", "topic", "engagement"].map((name) => `${app}/metric/user_${name}`),
    ])
      expect([read, (await call(read)).status]).toEqual([read, 200]);
    await set("alter system reset default_transaction_read_only");
    await expect.poll(() => write("Afterwards")).toBe(201);
    await expect.poll(readiness).toBe("ready\n");
  });

  it("is stopped, every call answers 503, and the platform recovers without a restart", async () => {
    postgres.stop("immediate");
    try {
      expect(await Promise.all(everyKindOfCall().map(answerOf))).toEqual(unavailable);
    } finally {
      startPostgres(folder, "");
    }
    await expectAnswersAgain();
    expect(platform.output()).not.toContain("    at ");
  });
});
