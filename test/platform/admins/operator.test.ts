/** The operator's commands, on the database of a platform that is running. */
import { SqlClient } from "@effect/sql";
import { ConfigProvider, Effect } from "effect";
import { expect, it } from "vitest";
import { AdminsStore } from "#platform/admins/AdminsStore.ts";
import { operate } from "#platform/admins/operator.ts";
import { logOperatorEvents } from "#platform/admins/operatorEvents.ts";
import { loggedTo } from "#test/support/loggedTo.ts";
import { demo, openSignIn, refresh, signIn, statusOfCall } from "#test/support/signIn.ts";
import { testConfig } from "#test/support/testConfig.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();

/** Behind sudo. */
const machine = ConfigProvider.fromMap(
  new Map([
    ["SUDO_USER", "grace"],
    ["USER", "root"],
  ]),
);

/** What the command prints, after what it logs. */
const run = async (...args: ReadonlyArray<string>) => {
  const logged: Array<string> = [];
  const { origin, sql } = platform();
  const printed = await operate(args).pipe(
    Effect.withConfigProvider(machine),
    Effect.provide(AdminsStore.Default),
    Effect.provideService(SqlClient.SqlClient, sql),
    Effect.provide(testConfig({ PUBLIC_ORIGIN: origin })),
    Effect.provide(loggedTo(logged)),
    Effect.catchTag("CommandRefused", ({ message }) => Effect.succeed(message)),
    Effect.runPromise,
  );
  return [...logged, printed].join("\n");
};

it("a disabled administrator is signed out, cannot sign in or ask for a link, until enabled; revoked sessions end", async () => {
  const tokens = await signIn(platform().origin);
  expect(await statusOfCall(tokens)).toBe(200);
  await platform().run(platform().sql`create table under_way as table oidc_artifacts`);
  expect(await run("disable", demo.email.toUpperCase())).toMatch(
    /event=administrator-disabled .*address=operator[^]*: done/,
  );
  expect(await run("list")).toMatch(/Ada Winter\tdisabled/);
  await platform().run(platform().sql`insert into oidc_artifacts table under_way`);
  expect([await statusOfCall(tokens), (await refresh(tokens)).status]).toEqual([401, 400]);
  const refused = "No code: ended at /oidc/interaction";
  await expect(signIn(platform().origin, demo, tokens.browser)).rejects.toThrow(refused);
  expect(await run("invite", `Ada Winter <${demo.email}>`)).toContain("is disabled: enable it first");
  expect(await run("enable", demo.email)).toContain("event=administrator-enabled");
  expect(await statusOfCall(tokens)).toBe(401);
  const later = await signIn(platform().origin);
  expect(await statusOfCall(later)).toBe(200);
  // Its grant is not stored as a new one, which would outlive the end of its sign-in.
  await platform().run(platform().sql`update administrators set sign_ins_from = 0`);
  await platform().run(platform().sql`update oidc_artifacts set payload = payload || '{"iat": 1}'`);
  await signIn(platform().origin, demo, later.browser);
  const grants = platform().sql`select payload ->> 'iat' as iat from oidc_artifacts where model = 'Grant'`;
  expect(await platform().run(grants)).toEqual([{ iat: "1" }]);
  await platform().run(platform().sql`truncate under_way`);
  await platform().run(platform().sql`insert into under_way table oidc_artifacts`);
  expect(await run("revoke-sessions", demo.email)).toMatch(/event=sessions-ended/);
  expect(await statusOfCall(later)).toBe(401);
  await platform().run(platform().sql`insert into oidc_artifacts table under_way on conflict do nothing`);
  // The same second, which times of the provider do not tell apart.
  await platform().run(platform().sql`update administrators set sign_ins_from = sign_ins_from + 1`);
  expect([await statusOfCall(later), (await refresh(later)).status]).toEqual([401, 400]);
  // The form, as without a session.
  expect((await openSignIn(later.browser)).response.status).toBe(200);
});

it("an invited person gets a link that opens, and another one when invited again; disabled, it is withdrawn", async () => {
  const invited = ["invite", "Grace Sommer <grace@example.org>"] as const;
  const links = [await run(...invited), await run(...invited)].map((text) => text.split("\n").at(-1) ?? "");
  expect(new Set(links).size).toBe(2);
  for (const link of links) expect((await fetch(link)).status).toBe(200);
  expect(await run("list")).toMatch(/grace@example\.org\tGrace Sommer\tinvited$/m);
  await run("disable", "grace@example.org");
  expect(await run("list")).not.toContain("grace@");
  expect((await fetch(links[0] ?? "")).status).toBe(404);
});

it("a link for an active administrator is a new password's, and no mail replaces it", async () => {
  const printed = await run("invite", `Ada Winter <${demo.email}>`);
  expect(printed).toMatch(/reason=newPassword .*event=link-requested/);
  expect(await platform().run(platform().sql`select from invitation_mails`)).toEqual([]);
  expect((await fetch(printed.split("\n").at(-1) ?? "")).status).toBe(200);
});

it("each command is an event of the platform's log, once, with the person at the machine", async () => {
  const { sql, log, run: runEffect } = platform();
  const logged = logOperatorEvents.pipe(
    Effect.provideService(SqlClient.SqlClient, sql),
    Effect.provide(loggedTo(log)),
  );
  await run("disable", demo.email);
  await run("enable", demo.email);
  await Promise.all([runEffect(logged), runEffect(logged)]);
  expect(await run("events")).toMatch(/^20\S+Z\tadministrator-enabled\tgrace\tadm_demo\t$/m);
  const times = (await run("events")).match(/20\S+Z(?=\tadministrator-disabled\tgrace\tadm_demo)/g) ?? [];
  for (const time of times) expect(log.filter((line) => line.includes(`at=${time}`))).toHaveLength(1);
  expect(times.length).toBeGreaterThan(0);
});

it.each([
  [["disable", "nobody@example.org"], "There is no administrator nobody@example.org"],
  [["disable", demo.email, "nobody@example.org"], "disable takes one person, a name in quotes\nnpm run"],
  [["disable"], "disable needs an address\nnpm run"],
  [["remove", demo.email], "There is no command remove\nnpm run admin -- list | events | disable"],
  [["invite", "grace@example.org"], "invite needs a person like Ada Winter"],
])("%j is refused with what to do", async (args, message) => {
  expect(await run(...args)).toContain(message);
});
