/** Who can sign in after the start: the demo administrator, the configured first administrator, or nobody. */
import { SqlClient } from "@effect/sql";
import { Console, Effect, Layer, Logger } from "effect";
import { expect } from "vitest";
import { Mailer } from "#platform/admins/Mailer.ts";
import { MailOutbox } from "#platform/admins/MailOutbox.ts";
import { registrationLinks } from "#platform/admins/registrationLinks.ts";
import { announce } from "#platform/server/announce.ts";
import { initialDataLayer } from "#platform/server/preparedDatabase.ts";
import { freshDatabase } from "#test/support/freshDatabase.ts";
import { itEffectWith } from "#test/support/itEffect.ts";
import { linkIn } from "#test/support/registrationMail.ts";
import { cheaply, testConfig } from "#test/support/testConfig.ts";

const ada = { PLATFORM_DEMO: "false", PLATFORM_FIRST_ADMIN: "Ada Winter <ada@example.org>" };
const mistyped = { ...ada, PLATFORM_FIRST_ADMIN: "Ada Winter <aad@example.org>" };
const demo = { PLATFORM_DEMO: "true", PLATFORM_USERS_PER_APP: "0" };

/** Prepares the test's database and returns what the start prints. */
const start = (values: Readonly<Record<string, string>>) =>
  Effect.gen(function* () {
    yield* Effect.scoped(Layer.build(initialDataLayer));
    const printed: Array<unknown> = [];
    const console = yield* Effect.console;
    const recording = { ...console, log: (line: unknown) => Effect.sync(() => void printed.push(line)) };
    yield* Console.withConsole(announce("http://platform.test"), recording);
    return printed.join("\n");
  }).pipe(cheaply, Effect.provide(testConfig(values)));

/** Delivers due mails and returns the tokens of their links. */
const mailed = Effect.gen(function* () {
  const mails: Array<string> = [];
  const mailer = Layer.succeed(Mailer, {
    send: (_id, { text }) => Effect.sync(() => void (typeof text === "string" && mails.push(text))),
  });
  yield* Effect.flatMap(MailOutbox, ({ deliver }) => deliver).pipe(
    Effect.provide(Layer.provide(MailOutbox.layer, mailer)),
    Effect.provide(testConfig()),
  );
  return mails.map((mail) => linkIn(mail).slice(linkIn(mail).lastIndexOf("/") + 1));
});

const administrators = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql`select concat_ws(' ', first_name, last_name, email) as who from administrators`,
);

const itOnDatabase = itEffectWith(Layer.merge(freshDatabase, Logger.remove(Logger.defaultLogger)));

itOnDatabase("without demo data nobody can sign in, and the start names the variable to set", function* () {
  expect(yield* start({ PLATFORM_DEMO: "false" })).toContain("set PLATFORM_FIRST_ADMIN");
  expect(yield* administrators).toEqual([]);
  const sql = yield* SqlClient.SqlClient;
  expect(yield* sql`select 1 from apps`).toEqual([]);
});

itOnDatabase("the first administrator is invited once a start until they have a password", function* () {
  const links = yield* registrationLinks;
  const starts = yield* Effect.all([start(ada), start(ada), start(ada)], { concurrency: "unbounded" });
  for (const printed of starts) expect(printed).toContain("The first administrator is invited by mail");
  const [lost = "", ...more] = yield* mailed;
  yield* start(ada);
  const [arrived = "", ...others] = yield* mailed;
  expect([more, others]).toEqual([[], []]);
  expect([lost, arrived]).not.toContain("");
  expect(yield* administrators).toEqual([{ who: "Ada Winter ada@example.org" }]);
  expect(yield* links.register(arrived, "hash", "de")).toBe(true);
  expect(yield* start(ada)).toMatch(/Without demo data$/);
  expect(yield* start(mistyped)).toMatch(/Without demo data$/);
  expect(yield* mailed).toEqual([]);
  expect(yield* administrators).toHaveLength(1);
});

itOnDatabase("a corrected address replaces the wrong one, whose link stops working", function* () {
  const links = yield* registrationLinks;
  yield* start(mistyped);
  const [wrong = ""] = yield* mailed;
  yield* start(ada);
  expect(yield* mailed).toHaveLength(1);
  expect(yield* administrators).toEqual([{ who: "Ada Winter ada@example.org" }]);
  expect(yield* links.register(wrong, "hash", "en")).toBe(false);
});

itOnDatabase(
  "with demo data the start prints how to sign in, and refuses that password without them",
  function* () {
    expect(yield* start(demo)).toContain("Sign in as admin@example.org with the password wellbeing-demo");
    const refused = yield* Effect.flip(start({ PUBLIC_ORIGIN: "https://console.example.org" }));
    expect(refused).toMatchObject({ _tag: "DemoPasswordPresent" });
    const sql = yield* SqlClient.SqlClient;
    yield* sql`update administrators set password_hash = null`;
    expect(yield* start(demo)).toContain("Without demo data: the database was in use before");
    expect(yield* start({ PLATFORM_DEMO: "false" })).toContain("set PLATFORM_FIRST_ADMIN");
  },
);
