import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Effect, Redacted } from "effect";
import { afterAll, describe, expect, inject, it } from "vitest";
import { hashPassword } from "#platform/admins/Password.ts";
import { cheaply } from "#test/support/testConfig.ts";
import { Browser } from "#test/support/Browser.ts";
import { goodPassword, invitedPeople } from "#test/support/invitedPeople.ts";
import { forgetAttempts, reach } from "#test/support/limits.ts";
import { linkIn } from "#test/support/registrationMail.ts";
import {
  exchange,
  obtainCode,
  openSignIn,
  refresh,
  signIn,
  statusOfCall,
  tokensOf,
} from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const dataDir = await mkdtemp(join(tmpdir(), "wellbeing-forgotten-"));
afterAll(() => rm(dataDir, { recursive: true }));

const platform = testPlatform({ values: { DATA_DIR: dataDir } });
const { invite, issue } = invitedPeople(platform);

const ask = (email: string, browser = new Browser(platform().origin)) =>
  browser.submit("/oidc/forgotten-password", { email });

/** A cheap one (a hash carries its parameters). */
const hash = await Effect.runPromise(cheaply(hashPassword(Redacted.make(goodPassword))));

/** An administrator with a password who is signed in elsewhere. */
const registered = async () => {
  const person = await invite();
  const account = { email: person.email, password: goodPassword };
  const { run, sql } = platform();
  await run(sql`update administrators set password_hash = ${hash} where id = ${person.id}`);
  const elsewhere = new Browser(platform().origin);
  const tokens = await signIn(elsewhere.origin, account, elsewhere);
  return { ...person, account, elsewhere, tokens };
};

/** The path of the link in the mail. */
const linkFor = async (id: string) => {
  const read = () => readFile(join(dataDir, "mails", `${id}.eml`), "utf8").catch(() => "");
  await expect.poll(read, { timeout: 10_000 }).not.toBe("");
  return new URL(linkIn(await read())).pathname;
};

const newPassword = "Siebzehn Fjorde tragen Gummistiefel";
const fields = { password: newPassword, repetition: newPassword };

/** Submits the sign-in form and returns the address that it redirects to, without following it. */
const acceptedSignIn = async (browser: Browser, account: { email: string; password: string }) => {
  const { url } = await openSignIn(browser);
  const accepted = await browser.submit(url.href, account);
  expect(accepted.status).toBe(303);
  return accepted;
};

describe("a new password by a link", () => {
  it("signs its owner in here, only by the cookie, and out everywhere else at once", async () => {
    const { origin } = platform();
    const { id, account, elsewhere, tokens } = await registered();
    const thief = new Browser(origin);
    const accepted = await acceptedSignIn(thief, account);
    expect(await statusOfCall(origin, tokens)).toBe(200);

    await ask(` ${account.email.toUpperCase()} `);
    const link = await linkFor(id);
    const browser = new Browser(origin);
    const page = await (await browser.fetch(`${link}?ui_locales=en`)).text();
    expect(page).toContain("Setting your password signs you in, and signs you out on all other devices.");
    const response = await browser.submit(link, fields);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/auth"]);

    expect(await statusOfCall(origin, tokens)).toBe(401);
    expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
    const changed = { ...account, password: newPassword };
    expect((await obtainCode(elsewhere, changed)).askedForPassword).toBe(true);
    const { url, response: refused } = await thief.follow(accepted);
    expect([refused.status, url.searchParams.get("code")]).toEqual([400, null]);

    const { code, request, askedForPassword } = await obtainCode(browser);
    expect(askedForPassword).toBe(false);
    const own = await tokensOf(await exchange(origin, code, request.verifier));
    expect(await statusOfCall(origin, own)).toBe(200);
    await expect(obtainCode(new Browser(origin), account)).rejects.toThrow("No code");
  });

  it("can be requested again on the page of an expired link, as often as on the form", async () => {
    const { id, email, browser } = await registered();
    const expired = await issue(id);
    await issue(id);
    const renewed = await browser.submit(expired, { renew: "yes" });
    expect(renewed.headers.get("location")).toBe("/oidc/registration/renewed?ui_locales=en");
    await reach(platform(), "passwordLinks", 5);
    expect((await browser.submit(expired, { renew: "yes" })).status).toBe(429);
    expect((await ask(email)).status).toBe(429);
    await forgetAttempts(platform());
  });

  // PGlite has one connection, so nothing runs concurrently with a transaction.
  it.runIf(inject("database").kind === "postgres")(
    "refuses a sign-in with the old password that was under way when the new one was set",
    async () => {
      const { run, sql, origin } = platform();
      const { id, account } = await registered();
      const browser = new Browser(origin);
      const form = await openSignIn(browser);
      const isWaiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%for share%' and datname = current_database()`;
      const submitted = await run(
        sql.withTransaction(
          Effect.gen(function* () {
            yield* sql`update administrators set password_hash = 'new' where id = ${id}`;
            const pending = browser.submit(form.url.href, account);
            yield* Effect.promise(() =>
              expect.poll(async () => (await run(isWaiting))[0]?.count, { timeout: 10_000 }).toBe(1),
            );
            return { pending };
          }),
        ),
      );
      const response = await submitted.pending;
      expect([response.status, response.headers.get("location")]).toEqual([400, null]);
    },
  );
});

it("the answer is the same for an administrator, an invited person and an unknown address", async () => {
  const { run, sql, origin } = platform();
  const invited = await invite();
  const known = await registered();
  const answers = await Promise.all(
    [known.email, invited.email, "nobody@example.org"].map(async (email) => {
      const browser = new Browser(origin);
      const response = await ask(email, browser);
      const { date: _, ...headers } = Object.fromEntries(response.headers);
      const { response: shown } = await browser.follow(response);
      return { status: response.status, headers, body: await response.text(), shown: await shown.text() };
    }),
  );
  expect(answers[0]?.shown).toContain("If this address has an account, a link");
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  const [, link] = await Promise.all([linkFor(known.id), linkFor(invited.id)]);
  expect(await (await invited.browser.fetch(`${link}?ui_locales=en`)).text()).toContain("Welcome, ");
  expect((await invited.browser.fetch(invited.path)).status).toBe(200);
  expect(await run(sql`select from invitation_mails`)).toEqual([]);
  expect(await run(sql`select from password_requests`)).toEqual([]);
});

it("a person who was locked out by strangers' guesses signs in from the address where the new password was set", async () => {
  const { origin } = platform();
  const { id, email } = await registered();
  const headers = { "x-forwarded-for": "203.0.113.30" };
  const guess = async () => {
    const browser = new Browser(origin);
    const { url } = await openSignIn(browser);
    return (await browser.submit(url.href, { email, password: newPassword }, headers)).status;
  };
  expect(await guess()).toBe(422);
  await reach(platform(), "account", 100);
  await reach(platform(), "accountAtAddress", 100);
  expect(await guess()).toBe(429);
  await new Browser(origin).submit(await issue(id), fields, headers);
  expect(await guess()).toBe(303);
});

it("requesting a link and setting a password are events", () => {
  const events = platform().log.filter((line) => line.includes("message=Event"));
  const counted = (event: string) =>
    events.filter((line) => event.split(" ").every((part) => line.includes(part)));
  expect(counted("event=link-requested typed= reason=newPassword")).not.toEqual([]);
  expect(counted("event=link-requested administrator= reason=newPassword")).not.toEqual([]);
  expect(counted("event=password-set administrator= reason=newPassword")).not.toEqual([]);
});

it("the log contains no address and no link", () => {
  const log = platform().log.join("\n");
  expect(log).toContain("POST /oidc/forgotten-password 303");
  expect(log).not.toMatch(/example\.org|registration\/[\w-]{10}/);
});
