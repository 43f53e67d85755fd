import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { SqlClient } from "@effect/sql";
import { Effect, Fiber, Layer, TestClock, TestContext } from "effect";
import { expect, inject } from "vitest";
import { Mailer } from "#platform/admins/Mailer.ts";
import { DeliveryPause, MailOutbox } from "#platform/admins/MailOutbox.ts";
import { languages } from "#schemas/languages.ts";
import { itEffect } from "#test/support/itEffect.ts";
import { loggedTo } from "#test/support/loggedTo.ts";
import { administrator, platformApi } from "#test/support/platformApi.ts";
import { decoded, linksIn } from "#test/support/registrationMail.ts";
import { smtpServer } from "#test/support/smtpServer.ts";
import { temporaryFolder } from "#test/support/temporaryFolder.ts";
import { testConfig } from "#test/support/testConfig.ts";

const platform = platformApi();

const folder = temporaryFolder();

const invite = (firstName: string, email: string) =>
  platform().client.admins.invite({ payload: { firstName, lastName: "Sommer", email }, headers: {} });

/** Runs the effect; returns the log. */
const logOf = <E, R>(effect: Effect.Effect<void, E, R>) => {
  const logged: Array<string> = [];
  return Effect.map(Effect.provide(effect, loggedTo(logged)), () => logged.join("\n"));
};

const mailServer = (...options: Parameters<typeof smtpServer>) =>
  Effect.promise(() => smtpServer(...options));

const withOutbox =
  (server?: { readonly url: string }, config: Readonly<Record<string, string>> = {}) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>) =>
    effect.pipe(
      Effect.provide(MailOutbox.layer.pipe(Layer.provide(Mailer.layer))),
      Effect.provide(testConfig({ DATA_DIR: folder, ...(server && { SMTP_URL: server.url }), ...config })),
      Effect.provideService(SqlClient.SqlClient, platform().sql),
    );

/** Delivers due mails; returns the log. */
const deliver = (...given: Parameters<typeof withOutbox>) =>
  logOf(withOutbox(...given)(Effect.flatMap(MailOutbox, (outbox) => outbox.deliver)));

const workers = (server: { readonly url: string }) =>
  withOutbox(server)(Layer.build(MailOutbox.worker)).pipe(Effect.provideService(DeliveryPause, "20 millis"));

/** The refused invitations that the console is told. */
const told = Effect.suspend(() =>
  Effect.map(platform().client.admins.me({}), ({ refusedInvitations }) => refusedInvitations),
);

const waiting = Effect.suspend(
  () => platform().sql`select attempts, due_at > now() as later from invitation_mails`,
);

itEffect("without an SMTP server mails go into files; the log names the files and no address", function* () {
  yield* invite("Jörg", "joerg@example.org");
  yield* invite("Grace", "grace@example.org");
  const logged = yield* deliver();
  const files = readdirSync(join(folder, "mails")).map((name) => join(folder, "mails", name));
  expect(files).toHaveLength(2);
  for (const file of files) expect(logged).toContain(file);
  expect(logged).not.toContain("example.org");
  const mail = readFileSync(files[0] ?? "", "utf8");
  expect(mail).toMatch(/^To: .*@example\.org>?/m);
  expect(mail).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
  expect(mail).toMatch(/^http:\/\/platform\.test\/oidc\/registration\/[\w-]{43}\r?$/m);
  for (const path of [join(folder, "mails"), ...files]) expect(statSync(path).mode & 0o077).toBe(0);
  expect(yield* waiting).toEqual([]);
});

itEffect("a mail that is a file keeps its headers, and a text without Latin letters", function* () {
  const to = { name: "Зоя", address: "zoya@example.org" };
  const mail = { to, subject: "Ihr Passwort wurde geändert", text: "Здравствуйте" };
  yield* Effect.flatMap(Mailer, ({ send }) => send("adm_zoya", mail)).pipe(
    Effect.provide(Mailer.layer),
    Effect.provide(testConfig({ DATA_DIR: folder })),
  );
  const file = readFileSync(join(folder, "mails", "adm_zoya.eml"), "utf8");
  expect(file).toMatch(/^Subject: .*\?=\r$/m);
  expect(file).toContain("=D0=97=D0=B4");
});

itEffect("every mail has the console's name and one link, in every language, as text and HTML", function* () {
  const server = yield* mailServer();
  yield* invite("Mara & Bo", "mara@example.org");
  yield* deliver(server, { MAIL_FROM: "console@clinic.example", APP_NAME: "Acme Care" });
  const [mail = ""] = server.mails;
  expect(mail).toMatch(/^From: Acme Care <console@clinic\.example>$/m);
  expect(mail).toMatch(/^Subject: Acme Care \(platform\.test\): /m);
  expect(mail).toMatch(/^Auto-Submitted: auto-generated$/m);
  const links = linksIn(mail);
  expect(links).toHaveLength(1);
  expect(links[0]).toMatch(/^http:\/\/platform\.test\/oidc\/registration\/[\w-]{43}$/);
  expect(decoded(mail).split(links[0] ?? "")).toHaveLength(1 + 2 * languages.length);
  const [kept] = yield* platform().sql<{ links: number }>`
    select count(*) as links from registration_links join administrators on id = administrator_id
    where email = 'mara@example.org'`;
  expect(kept?.links).toBe(1);
});

itEffect.each([
  ["its recipient for now", "451 try later", "RCPT", ""],
  ["the platform's sender", "553 not yours", "MAIL", ""],
  ["the platform's sign-in", "535 wrong password", "AUTH", "user:secret@"],
])("a mail is kept and sent later when the server refuses %s", function* (_what, refusal, refused, user) {
  const { url, ...sent } = yield* mailServer(1, refusal, user && "AUTH PLAIN", refused);
  const server = { ...sent, url: url.replace("//", `//${user}`) };
  yield* invite("Lena", `lena.${refused}@example.org`);
  const logged = yield* deliver(server);
  expect(logged).toMatch(/was not sent \(\w+ \d+\), try 1/);
  // "secret" in base64, at its place behind the user.
  expect(logged).not.toMatch(/lena|secret|c2VjcmV0/);
  expect(server.mails).toEqual([]);
  expect(yield* waiting).toEqual([{ attempts: 1, later: true }]);
  yield* deliver(server);
  expect(server.mails).toEqual([]);

  yield* platform().sql`update invitation_mails set due_at = now()`;
  yield* deliver(server);
  expect(server.mails).toHaveLength(1);
  expect(yield* waiting).toEqual([]);
});

itEffect("a mail that is refused for good is not tried again, and its address is free again", function* () {
  const { client, sql } = platform();
  const server = yield* mailServer(1, "550 no such mailbox");
  const address = { urlParams: { email: "lea@example.org" } };
  yield* sql`delete from invitation_mails`;
  yield* invite("Lea", "lea@example.org");
  const logged = yield* deliver(server);
  expect(logged).toMatch(/administrator adm_[\w-]+ is refused .EENVELOPE 550. and not tried again/);
  yield* sql`update invitation_mails set due_at = now()`;
  yield* deliver(server);
  expect(server.mails).toEqual([]);
  expect(yield* client.admins.isEmailUnique(address)).toBe(true);
  const refused = { firstName: "Lea", lastName: "Sommer", email: "lea@example.org" };
  expect(yield* told).toEqual([{ ...refused, reason: "EENVELOPE 550" }]);
  yield* invite("Lea-Marie", "lea@example.org");
  expect(yield* told).toBeUndefined();
  expect(yield* client.admins.isEmailUnique(address)).toBe(false);
  yield* deliver(server);
  expect(server.mails[0]).toMatch(/^To: .*Lea-Marie Sommer/m);
});

itEffect(
  "an address with umlauts before the @ is refused without SMTPUTF8, can be taken back, and is delivered with it",
  function* () {
    const { client, logged } = platform();
    const asciiOnly = yield* mailServer();
    const server = yield* mailServer(0, "", "SMTPUTF8");
    yield* invite("Jörg", "jörg@müller.example");
    const log = yield* deliver(asciiOnly);
    expect(log).toMatch(/is refused \(SMTPUTF8\) and not tried again/);
    expect([asciiOnly.lines.filter((line) => /^(MAIL|RCPT)/.test(line)), asciiOnly.mails]).toEqual([[], []]);
    expect(yield* told).toMatchObject([{ email: "jörg@müller.example", reason: "SMTPUTF8" }]);

    const takeBack = client.admins.takeBack({ urlParams: { email: "JÖRG@müller.example " } });
    yield* takeBack;
    expect(logged.join()).toMatch(/event=invitation-taken-back/);
    expect(yield* told).toBeUndefined();
    expect(yield* Effect.flip(takeBack)).toMatchObject({ _tag: "NotFound" });

    yield* invite("Jörg", "jörg@müller.example");
    yield* invite("Jörg", "joerg@müller.example");
    yield* deliver(server);
    expect(server.lines.filter((line) => line.startsWith("MAIL"))).toEqual(
      expect.arrayContaining([expect.stringMatching(/SMTPUTF8/), expect.not.stringMatching(/SMTPUTF8/)]),
    );
    expect(server.lines.join()).toMatch(/RCPT TO:<jörg@müller\.example>/);
  },
);

itEffect("an administrator who has a password cannot be taken back", function* () {
  const { client } = platform();
  const urlParams = { email: administrator.email };
  yield* platform().sql`update administrators set password_hash = 'a' where id = ${administrator.id}`;
  expect(yield* Effect.flip(client.admins.takeBack({ urlParams }))).toMatchObject({ _tag: "NotFound" });
  expect(yield* client.admins.me({})).toMatchObject({ id: administrator.id });
});

itEffect("a silent server delays no mail; a lost password comes first; the disabled get none", function* () {
  const server = yield* mailServer(1, "");
  const names = ["one", "two", "three", "four", "forgot", "disabled"];
  for (const name of names) yield* invite(name, `${name}@example.org`);
  yield* platform().sql`update administrators set password_hash = 'a', disabled = first_name = 'disabled'
    where first_name in ('forgot', 'disabled')`;
  yield* platform().sql`update invitation_mails set due_at = now() - interval '1 second'
    where administrator_id <> (select id from administrators where email = 'forgot@example.org')`;
  const delivering = yield* Effect.fork(Effect.scoped(Effect.zipRight(workers(server), Effect.never)));
  // The silent server is given up after 20 seconds.
  const arrived = (mails: number) =>
    Effect.sleep("20 millis").pipe(
      Effect.repeat({ until: () => server.mails.length === mails }),
      Effect.timeout("9 seconds"),
    );
  yield* arrived(4);
  yield* Effect.sleep("100 millis");
  yield* invite("later", "later@example.org");
  yield* arrived(5);
  yield* Fiber.interruptFork(delivering);
  const recipients = server.lines.filter((line) => line.startsWith("RCPT"));
  expect(recipients.slice(0, 3).join()).toContain("forgot@");
  expect(recipients.join()).not.toContain("disabled@");
  yield* platform().sql`delete from invitation_mails`;
});

itEffect("credentials and mails go to no other machine without TLS, unless the URL says so", function* () {
  const server = yield* mailServer();
  // An address of this machine that is none of the names of a loopback.
  const url = server.url.replace("//127.0.0.1", "//user:secret@127.0.0.2");
  yield* invite("Tia", "tia@example.org");
  expect(yield* deliver({ url })).toContain("ETLS");
  expect(server.lines.join()).not.toMatch(/AUTH|MAIL/);
  yield* platform().sql`update invitation_mails set due_at = now()`;
  expect(yield* deliver({ url: "smtp://127.0.0.1:1" })).toContain("ECONNREFUSED");
  yield* platform().sql`update invitation_mails set due_at = now()`;
  const open = server.url.replace("127.0.0.1", "127.0.0.2");
  yield* deliver({ url: `${open}?requireTLS=false` });
  expect(server.mails).toHaveLength(1);
});

itEffect.each<[attempts: number, minutes: number]>([
  [0, 1],
  [5, 32],
  [1000, 512],
])(
  "after %i attempts the next one waits %i minutes, or one if it is asked for",
  function* (attempts, minutes) {
    const { sql } = platform();
    const server = yield* mailServer(1);
    yield* invite("Mila", `mila${attempts}@example.org`);
    yield* sql`update invitation_mails set attempts = ${attempts}`;
    const minutesLeft = Effect.map(
      sql<{
        seconds: number;
      }>`select extract(epoch from due_at - now())::float8 as seconds from invitation_mails`,
      ([mail]) => (mail?.seconds ?? 0) / 60,
    );
    yield* deliver(server);
    expect(yield* minutesLeft).toBeGreaterThan(minutes - 0.5);
    expect(yield* minutesLeft).toBeLessThanOrEqual(minutes);
    yield* sql`insert into password_requests (email_key) values (${`mila${attempts}@example.org`})`;
    yield* deliver(server);
    expect(yield* minutesLeft).toBeLessThanOrEqual(1);
    yield* sql`delete from invitation_mails`;
  },
);

// PGlite has one connection, so no other process can lock a row.
itEffect.runIf(inject("database").kind === "postgres")(
  "a mail that another process is taking is skipped, and the others are delivered",
  function* () {
    const { sql } = platform();
    const server = yield* mailServer();
    yield* invite("Held", "held@example.org");
    yield* invite("Free", "free@example.org");
    yield* sql`update invitation_mails set due_at = now() - interval '1 hour'
      where administrator_id = (select id from administrators where email = 'held@example.org')`;
    const held = sql`select 1 from invitation_mails where due_at < now() - interval '30 minutes' for update`;
    // Outside of the fiber, so that it does not join the transaction.
    const delivered = Effect.promise(() => Effect.runPromise(deliver(server)));
    yield* Effect.zipRight(held, delivered).pipe(sql.withTransaction, Effect.timeout("10 seconds"));
    expect(server.mails.map((mail) => /^To: (\w+)/m.exec(mail)?.[1])).toEqual(["Free"]);
    yield* deliver(server);
    expect(server.mails.map((mail) => /^To: (\w+)/m.exec(mail)?.[1])).toEqual(["Free", "Held"]);
  },
);

itEffect("the worker delivers every two seconds, also after a failure, which is logged", function* () {
  let deliveries = 0;
  const outbox = Layer.succeed(MailOutbox, {
    deliver: Effect.suspend(() => {
      deliveries += 1;
      return deliveries === 2 ? Effect.die("failed") : Effect.void;
    }),
  });
  const logged = yield* Effect.gen(function* () {
    yield* Layer.build(Layer.provide(MailOutbox.worker, outbox));
    for (const expected of [3, 6, 9, 12]) {
      yield* Effect.yieldNow();
      expect(deliveries).toBe(expected);
      yield* TestClock.adjust("1999 millis");
      expect(deliveries).toBe(expected);
      yield* TestClock.adjust("1 millis");
    }
  }).pipe(Effect.scoped, logOf, Effect.provide(TestContext.TestContext));
  expect(logged).toMatch(/level=ERROR .*The outbox of mails failed/);
});
