import { readFileSync } from "node:fs";
import { Effect, Either, Option, Redacted } from "effect";
import { expect, it } from "vitest";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { testConfig } from "#test/support/testConfig.ts";

const here = { PUBLIC_ORIGIN: "http://localhost:8080" };

const read = (values: Readonly<Record<string, string>>) =>
  Effect.runSync(Effect.either(Effect.provide(PlatformConfig, testConfig({ ...here, ...values }))));

it.each<readonly [values: Readonly<Record<string, string>>, demo: boolean]>([
  [{}, true],
  [{ DATABASE_URL: "postgresql://db/console" }, true],
  [{ PUBLIC_ORIGIN: "http://127.0.0.1:8080", HOST: "127.0.0.1" }, true],
  [{ PUBLIC_ORIGIN: "https://console.example.org" }, false],
  [{ PUBLIC_ORIGIN: "https://localhost.example.org" }, false],
  [{ HOST: "0.0.0.0" }, false],
  [{ PLATFORM_FIRST_ADMIN: "Ada Winter <ada@example.org>" }, false],
  [{ PLATFORM_DEMO: "false" }, false],
  [{ PUBLIC_ORIGIN: "https://console.example.org", HOST: "0.0.0.0", PLATFORM_DEMO: "true" }, true],
])("demo data by default with %o: %s", (values, demo) => {
  expect(Either.getOrThrow(read(values)).demo).toBe(demo);
});

it.each([
  ["Ada Winter <ada@example.org>", "Ada", "Winter"],
  [" Ada  Maria Winter<ada@example.org> ", "Ada Maria", "Winter"],
])("the first administrator is read from a mailbox: %s", (value, firstName, lastName) => {
  const named = { firstName, lastName, email: "ada@example.org" };
  expect(Either.getOrThrow(read({ PLATFORM_FIRST_ADMIN: value })).firstAdmin).toEqual(Option.some(named));
});

const database = "postgresql://db/console";

it.each<readonly [values: Readonly<Record<string, string>>, config: object]>([
  [{ OVERVIEW_ACTIVITY: "false" }, { overviewActivity: false }],
  [{ PLATFORM_LOG: "json" }, { log: "json" }],
  [{ KEEP_ALIVE_SECONDS: "3600" }, { keepAliveSeconds: 3600 }],
  [{ PLATFORM_USERS_PER_APP: "1000000" }, { usersPerApp: 1_000_000 }],
  [{ DATABASE_ENGINE: "citus", DATABASE_URL: database }, { databaseEngine: Option.some("citus") }],
])("%o is read as %o", (values, config) => {
  expect(Either.getOrThrow(read(values))).toMatchObject(config);
});

it.each([
  ["APP_NAME", "Gut\nWohl"],
  ["APP_NAME", " "],
  ["PLATFORM_FIRST_ADMIN", "ada@example.org"],
  ["PLATFORM_FIRST_ADMIN", "Ada <ada@example.org>"],
  ["PLATFORM_DEMO", "perhaps"],
  ["OVERVIEW_ACTIVITY", "sometimes"],
  ["PLATFORM_DPOP", "on"],
  ["PLATFORM_LOG", "xml"],
  ["PLATFORM_PROMETHEUS_PORT", "65536"],
  ["PLATFORM_PROMETHEUS_PORT", "8080"],
  ["PUBLIC_ORIGIN", "console.example.org"],
  ["PUBLIC_ORIGIN", "https://console.example.org/"],
  ["PUBLIC_ORIGIN", "ftp://console.example.org"],
  ["PORT", "65536"],
  ["PORT", "80.5"],
  ["KEEP_ALIVE_SECONDS", "3601"],
  ["DATABASE_ENGINE", "mysql"],
  ["CONSOLE_DIR", "/none"],
  ["MAIL_FROM", "Console"],
  ["MAIL_FROM", "no-reply@example.org\r\nBcc: other@example.org"],
  ["PLATFORM_USERS_PER_APP", "1000001"],
  ["PLATFORM_SIGNING_KEYS", "/none"],
  ["PLATFORM_TRUSTED_PROXIES", "proxy.example.org"],
  ["PLATFORM_TRUSTED_PROXIES", "10.0.0.0/33"],
])("%s=%s is refused by an error that names the variable", (name, value) => {
  expect(Either.getLeft(read({ [name]: value }))).toMatchObject(Option.some({ path: [name] }));
});

it.each([
  ["DATABASE_URL", "postgres:/ada:secret@db", "must start with postgresql://"],
  ["DATABASE_URL", "postgresql://ada:secret@db:70000/console", "a port is a number"],
  ["DATABASE_URL", "postgresql://ada:secret/1@db/console", "percent-encoded"],
  ["DATABASE_URL", "postgresql://ada:1/secret@db/console", "percent-encoded"],
  ["DATABASE_URL", "postgresql://ada:secret%@db/console", "percent-encoded"],
  ["DATABASE_URL", "postgresql://ada:secret@h1:5432,h2:5433/console", "must name one server"],
  ["DATABASE_URL", "postgresql://h1,h2", "must name one server"],
  ["DATABASE_ENGINE", "citus", "needs DATABASE_URL"],
  ["SMTP_URL", "smtp:ada:secret@mail", "must start with smtps:// or smtp://"],
  ["SMTP_URL", "smtp://", "names no server"],
])("%s=%s is refused with a reason that repeats no password", (name, value, reason) => {
  const refusal = JSON.stringify(Option.getOrThrow(Either.getLeft(read({ [name]: value }))));
  expect(refusal).toMatch(`"path":["${name}"]`);
  expect(refusal).toContain(reason);
  expect(refusal).not.toContain("secret");
});

it.each([
  "postgresql://ada:p%40ss%2Fword@db.example.org:5432/console?sslmode=require",
  "postgres://ada@localhost/console?host=/var/run/postgresql",
  "postgresql:///console",
  "postgres://ada:p,w@[::1]:5433/console?target_session_attrs=read-write",
])("the database may be %s", (url) => {
  const { databaseUrl } = Either.getOrThrow(read({ DATABASE_URL: url }));
  expect(Option.map(databaseUrl, Redacted.value)).toEqual(Option.some(url));
});

it("an empty variable counts as missing, whose default is that of the guide", () => {
  const guide = readFileSync("docs/guides/configuration.md", "utf8");
  const rows = [...guide.matchAll(/^\| `([A-Z_]+)` +\| (?:`([^<`]+)` |[^|]+)/gm)];
  const defaultsBy = (valueOf: (text: string) => string) => {
    const values = rows.map(([, name = "", text = ""]) => [name, valueOf(text)] as const);
    return Either.getOrThrow(read({ ...Object.fromEntries(values), ...here, CONSOLE_DIR: "" }));
  };
  expect(rows.filter(([, , text]) => text !== undefined)).toHaveLength(11);
  expect(defaultsBy(() => "")).toEqual({ ...defaultsBy((text) => text), consoleDir: "dist" });
});
