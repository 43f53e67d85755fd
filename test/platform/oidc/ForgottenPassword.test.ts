import { Effect } from "effect";
import { afterEach, describe, expect, inject, it } from "vitest";
import { expectToWait, countsOf, redirectOf } from "#test/support/answers.ts";
import { Browser } from "#test/support/Browser.ts";
import { forgetAttempts, reach } from "#test/support/limits.ts";
import { errorIn, isSignedIn, pageOf, peopleOf } from "#test/support/people.ts";
import { decoded, linkIn, mailTo } from "#test/support/registrationMail.ts";
import { demo, obtainCode, openSignIn, refresh, signIn, statusOfCall } from "#test/support/signIn.ts";
import { temporaryFolder } from "#test/support/temporaryFolder.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const dataDir = temporaryFolder();
const platform = testPlatform({ values: { DATA_DIR: dataDir } });
const { invite, issue, registered } = peopleOf(platform);
afterEach(() => forgetAttempts(platform()));

const path = "/oidc/forgotten-password";
const ask = (email: string, { address = "203.0.113.1", language = "en" } = {}) =>
  new Browser(platform().origin).submit(
    `${path}?ui_locales=${language}`,
    { email },
    { "x-forwarded-for": address },
  );

/** The path of the link in the mail. */
const linkFor = async (id: string) => new URL(linkIn(await mailTo(id, dataDir))).pathname;

const newPassword = "Siebzehn Fjorde tragen Gummistiefel";
const fields = { password: newPassword, repetition: newPassword };

const noAddress = "Bitte geben Sie eine gültige E-Mail-Adresse ein.";
it.each([
  ["", "Bitte füllen Sie dieses Feld aus."],
  ["<b>@example.org", noAddress],
  ["a@example.org\r\nbcc: b@example.org", noAddress],
  [`${"x".repeat(5000)}@example.org`, "Bitte geben Sie höchstens 254 Zeichen ein."],
])("the form refuses %j with the reason at the field", async (email, reason) => {
  const response = await ask(email, { language: "de" });
  const page = await response.text();
  expect([response.status, errorIn(page, "email")]).toEqual([422, reason]);
  expect(page).not.toContain("<b>@");
});

describe("a new password by a link", () => {
  it("signs its owner in here, only by the cookie, and out everywhere else at once", async () => {
    const { origin } = platform();
    const { id, account } = await registered();
    const elsewhere = await signIn(origin, account);
    const thief = new Browser(origin);
    const accepted = await thief.submit((await openSignIn(thief)).url.href, account);
    expect(accepted.status).toBe(303);
    expect(await statusOfCall(elsewhere)).toBe(200);

    await ask(` ${account.email.toUpperCase()} `);
    const link = await linkFor(id);
    const browser = new Browser(origin);
    const page = await (await browser.fetch(`${link}?ui_locales=en`)).text();
    expect(page).toContain("Setting your password signs you in, and signs you out on all other devices.");
    expect(redirectOf(await browser.submit(link, fields))).toBe("303 /auth?lang=en");

    expect(await statusOfCall(elsewhere)).toBe(401);
    expect((await refresh(elsewhere)).status).toBe(400);
    expect(await isSignedIn(elsewhere.browser, { ...account, password: newPassword })).toBe(false);
    const { url, response: refused } = await thief.follow(accepted);
    expect([refused.status, url.searchParams.get("code")]).toEqual([400, null]);

    const own = await signIn(origin, demo, browser);
    expect([own.askedForPassword, await statusOfCall(own)]).toEqual([false, 200]);
    await expect(obtainCode(new Browser(origin), account)).rejects.toThrow("No code");
  });

  it("can be requested again on the page of an expired link, as often as on the form", async () => {
    const { id, email, browser } = await registered();
    const expired = await issue(id);
    await issue(id);
    const renew = () => browser.submit(expired, { renew: "yes" });
    expect(redirectOf(await renew())).toBe("303 /oidc/registration/renewed?ui_locales=en");
    await reach(platform(), "passwordLinks", 5);
    expectToWait(await renew(), 60);
    expectToWait(await ask(email), 60);
  });

  type Prepared = (browser: Browser, account: typeof demo) => Promise<() => Promise<Response>>;
  const changePage = "/oidc/password?ui_locales=en";
  // PGlite has one connection, so nothing runs concurrently with a transaction.
  it.runIf(inject("database").kind === "postgres").each<[what: string, prepare: Prepared, answer: string]>([
    [
      "a sign-in",
      async (browser, account) => {
        const { url } = await openSignIn(browser);
        return () => browser.submit(url.href, account);
      },
      "400 null",
    ],
    [
      "a sign-in where passwords are changed",
      async (browser, account) => () => browser.submit(changePage, account),
      "400 null",
    ],
    [
      "a change of the password",
      async (browser, account) => {
        await browser.submit(changePage, account);
        return () => browser.submit(changePage, { current: account.password, ...fields });
      },
      `303 ${changePage}`,
    ],
  ])(
    "refuses %s with the old password that was under way when the new one was set",
    async (_what, prepare, answer) => {
      const { run, sql, origin } = platform();
      const { id, account } = await registered();
      const browser = new Browser(origin);
      const submit = await prepare(browser, account);
      const waiting = sql`select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`;
      const submitted = await run(
        sql.withTransaction(
          Effect.gen(function* () {
            yield* sql`update administrators set password_hash = 'new' where id = ${id}`;
            yield* sql`delete from oidc_artifacts where payload ->> 'accountId' = ${id}`;
            const pending = submit();
            yield* Effect.promise(() => expect.poll(() => run(waiting)).toHaveLength(1));
            return { pending };
          }),
        ),
      );
      expect(redirectOf(await submitted.pending)).toBe(answer);
      expect(await pageOf(browser, "/oidc/password")).toContain("<h1>Sign in</h1>");
    },
  );
});

it("the answer is the same for an administrator, an invited person and an unknown address", async () => {
  const { run, sql } = platform();
  const invited = await invite();
  const known = await registered();
  const answers = await Promise.all(
    [known.email, invited.email, "nobody@example.org"].map(async (email) => {
      const response = await ask(email);
      const { date: _, "x-request-id": __, ...headers } = Object.fromEntries(response.headers);
      const { response: shown } = await known.browser.follow(response);
      return { status: response.status, headers, body: await response.text(), shown: await shown.text() };
    }),
  );
  expect(answers[0]?.shown).toContain("If this address has an account, a link");
  expect(answers).toEqual(Array(3).fill(answers[0]));
  const [mail, link] = await Promise.all([mailTo(known.id, dataDir), linkFor(invited.id)]);
  expect(decoded(mail)).toContain(`A new password was requested for ${known.email}`);
  expect(await (await invited.browser.fetch(`${link}?ui_locales=en`)).text()).toContain("Welcome, ");
  expect((await invited.browser.fetch(invited.path)).status).toBe(200);
  // The unknown address may wait for the next delivery, as what is delivered waits to be deleted.
  await expect.poll(() => run(sql`select from invitation_mails`)).toEqual([]);
  await expect.poll(() => run(sql`select from password_requests`)).toEqual([]);
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

it.each([demo.email, "somebody@example.org"])(
  "after five links for the address %s, its account has to wait, from any network address",
  async (email) => {
    expect(countsOf(await Promise.all(Array.from({ length: 7 }, () => ask(email))))).toEqual({
      303: 5,
      429: 2,
    });
    const refused = await ask(email.toUpperCase(), { address: "203.0.113.10" });
    expectToWait(refused, 60);
    expect(errorIn(await refused.text(), "email")).toMatch(
      /^Too many attempts\. Try again in \d+ minutes\.$/,
    );
    expect((await ask(`other.${email}`)).status).toBe(303);
  },
);

it("after twenty links a network address has to wait, and refused requests count for no account", async () => {
  await ask("first@example.org");
  await reach(platform(), "passwordLinksAtAddress", 20);
  const refused = await Promise.all(Array.from({ length: 6 }, () => ask("second@example.org")));
  expect(countsOf(refused)).toEqual({ 429: 6 });
  expect((await ask("second@example.org", { address: "203.0.113.21" })).status).toBe(303);
});

it("requesting a link and setting a password are events, and the log contains no address and no link", () => {
  const { log } = platform();
  const events = log.filter((line) => line.includes("message=Event") && line.includes("reason=newPassword"));
  const counted = (...parts: ReadonlyArray<string>) =>
    events.filter((line) => parts.every((part) => line.includes(part))).length;
  expect(counted("event=link-requested", "typed=")).toBeGreaterThan(0);
  expect(counted("event=link-requested", "administrator=")).toBeGreaterThan(0);
  expect(counted("event=password-set", "administrator=")).toBeGreaterThan(0);
  expect(log.join("\n")).toContain("POST /oidc/forgotten-password 303");
  expect(log.join("\n")).not.toMatch(/example\.org|registration\/[\w-]{10}/);
});
