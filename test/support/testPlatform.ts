/** The whole platform for one test file, on a free port and with a fresh database. */
import { SqlClient } from "@effect/sql";
import { Context, Effect, Exit, Layer, Redacted, Scope } from "effect";
import { afterAll, beforeAll } from "vitest";
import { DeliveryPause } from "#platform/admins/MailOutbox.ts";
import { hashPassword } from "#platform/admins/Password.ts";
import { AnswerTime } from "#platform/database/unavailability.ts";
import { OidcLifetimes } from "#platform/oidc/OidcLifetimes.ts";
import { PasswordPlaces } from "#platform/oidc/PasswordQueue.ts";
import { servePlatform } from "#platform/server/PlatformServer.ts";
import { freshDatabase } from "./freshDatabase.ts";
import { loggedTo } from "./loggedTo.ts";
import { demo } from "./signIn.ts";
import { answerTimeout, cheaply, testConfig } from "./testConfig.ts";

/** Few, so that a test fills them soon. */
export const passwordPlaces = 20;

export interface TestPlatformOptions {
  readonly lifetimes?: Partial<typeof OidcLifetimes.Service>;
  /** Environment variables. */
  readonly values?: Readonly<Record<string, string>>;
}

const insertDemoAdministrator = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const password_hash = yield* cheaply(hashPassword(Redacted.make(demo.password)));
  const names = { first_name: "Ada", last_name: "Winter" };
  const row = { id: "adm_demo", email: demo.email, email_key: demo.email, ...names, password_hash };
  yield* sql`insert into administrators ${sql.insert(row)}`;
});

const start = Effect.fn("start")(function* (options: TestPlatformOptions) {
  const database = yield* Layer.build(freshDatabase);
  yield* Effect.provide(insertDemoAdministrator, database);
  const log: Array<string> = [];

  const serve = (port: number) =>
    Effect.gen(function* () {
      const defaults = yield* OidcLifetimes;
      const lifetimes = Layer.succeed(OidcLifetimes, { ...defaults, ...options.lifetimes });
      const own = { PUBLIC_ORIGIN: `http://localhost:${port}`, PORT: String(port) };
      const scope = yield* Scope.make();
      const server = yield* servePlatform(Layer.merge(Layer.succeedContext(database), lifetimes)).pipe(
        Effect.provide(testConfig({ ...own, ...options.values })),
        Effect.provideService(AnswerTime, answerTimeout),
        Effect.provideService(DeliveryPause, "200 millis"),
        Effect.provideService(PasswordPlaces, passwordPlaces),
        cheaply,
        Effect.provide(loggedTo(log)),
        Scope.extend(scope),
      );
      return { ...server, stop: Scope.close(scope, Exit.void) };
    });

  let running = yield* serve(0);
  yield* Effect.addFinalizer(() => running.stop);
  const { origin, port } = running;
  const restart = Effect.gen(function* () {
    yield* running.stop;
    running = yield* serve(port);
  });
  return {
    origin,
    /** Where it listens; behind a proxy, this is not its origin. */
    address: `http://localhost:${port}`,
    sql: Context.get(database, SqlClient.SqlClient),
    run: <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect),
    /** Every line that was logged so far. */
    log,
    /** On the same port and database. */
    restart: () => Effect.runPromise(restart),
  };
});

export type TestPlatform = Effect.Effect.Success<ReturnType<typeof start>>;

/** Starts before the file's tests and stops after them. Call the returned function within tests only. */
export const testPlatform = (options: TestPlatformOptions = {}) => {
  const scope = Effect.runSync(Scope.make());
  const platform: { current?: TestPlatform } = {};
  beforeAll(async () => {
    platform.current = await Effect.runPromise(Scope.extend(start(options), scope));
  });
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)));
  return () => {
    if (platform.current === undefined) throw new Error("The platform has not started yet");
    return platform.current;
  };
};
