import { Deferred, Effect } from "effect";
import { describe, expect, inject, it } from "vitest";
import { countsOf, expectToWait } from "#test/support/answers.ts";
import { Browser } from "#test/support/Browser.ts";
import { endWindows, forgetAttempts, reach } from "#test/support/limits.ts";
import { demo, openSignIn } from "#test/support/signIn.ts";
import { passwordPlaces, testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();

const attempt = async (account: typeof demo, address = "203.0.113.1") => {
  const browser = new Browser(platform().origin);
  const { url } = await openSignIn(browser);
  return browser.submit(url.href, account, { "x-forwarded-for": address });
};

const attempts = (count: number, account: typeof demo, address?: string) =>
  Promise.all(Array.from({ length: count }, () => attempt(account, address)));

it("after ten wrong passwords from one network address an account is blocked there, under every spelling and for concurrent guesses too, until the window ends", async () => {
  const account = { email: "ada@example.org", password: "guess" };
  expect((await attempt(account)).status).toBe(422);
  await reach(platform(), "accountAtAddress", 8);
  expect(countsOf(await attempts(6, account))).toEqual({ 422: 2, 429: 4 });
  const refused = await attempt(account);
  expectToWait(refused, 15);
  expect(await refused.text()).toMatch(/Too many attempts\. Try again in \d+ minutes\./);
  expect((await attempt({ ...account, email: "ADA@example.org" })).status).toBe(429);
  expect((await attempt(demo)).status).toBe(303);
  // It is not blocked elsewhere, and refused attempts do not count there.
  await reach(platform(), "account", 99);
  await attempts(5, account);
  expect((await attempt(account, "198.51.100.7")).status).toBe(422);
  await endWindows(platform());
  expect((await attempt(account)).status).toBe(422);
});

it("a successful sign-in deletes the account's failures at that address", async () => {
  const address = "203.0.113.2";
  const guess = { ...demo, password: "guess" };
  await attempt(guess, address);
  await reach(platform(), "accountAtAddress", 9);
  expect((await attempt(demo, address)).status).toBe(303);
  expect(countsOf(await attempts(2, guess, address))).toEqual({ 422: 2 });
});

describe("after a hundred wrong passwords from many network addresses", () => {
  const guess = { ...demo, password: "guess" };
  const elsewhere = "198.51.100.20";

  it("its owner signs in from an address of an earlier sign-in alone, even with the right password", async () => {
    await reach(platform(), "account", 0);
    expect((await attempt(demo, elsewhere)).status).toBe(303);
    await attempt(guess, "198.51.100.22");
    await reach(platform(), "account", 100);
    expect((await attempt(demo, elsewhere)).status).toBe(303);
    expect((await attempt(demo, "198.51.100.23")).status).toBe(429);
  });

  it("an address that signed in before has only its own ten guesses", async () => {
    await attempt(guess, elsewhere);
    await reach(platform(), "accountAtAddress", 10);
    expect((await attempt(demo, elsewhere)).status).toBe(429);
  });

  it("an address is forgotten after ninety days", async () => {
    const { run, sql } = platform();
    await forgetAttempts(platform());
    await attempt(guess, "198.51.100.25");
    await reach(platform(), "account", 100);
    const days = sql`select round(extract(epoch from max(expires_at) - now()) / 86400)::int as days
      from oidc_known_addresses`;
    expect(await run(days)).toEqual([{ days: 90 }]);
    await run(sql`update oidc_known_addresses set expires_at = now()`);
    expect((await attempt(demo, elsewhere)).status).toBe(429);
    await forgetAttempts(platform());
  });
});

it("a successful sign-in keeps the failures of the network address", async () => {
  const { run, sql } = platform();
  const address = "203.0.113.77";
  const guess = (index: number) =>
    attempt({ email: `other${index}@example.org`, password: "guess" }, address);
  await run(sql`delete from limited_attempts where key like 'address:%'`);
  await guess(0);
  await reach(platform(), "address", 99);
  expect((await attempt(demo, address)).status).toBe(303);
  expect((await guess(1)).status).toBe(422);
  expect((await guess(2)).status).toBe(429);
});

it("a network address is blocked after a hundred failures, with its whole IPv6 /64", async () => {
  const guess = (index: number, address: string) =>
    attempt({ email: `user${index}@example.org`, password: "guess" }, address);
  await guess(0, "2001:db8:1:2::1");
  await reach(platform(), "address", 100);
  expect((await guess(1, "2001:db8:1:2:ffff::9")).status).toBe(429);
  expect((await guess(2, "2001:db8:1:3::1")).status).toBe(422);
});

it("a sign-in that the database cuts off does not count, and its log repeats no message", async () => {
  const { run, sql, log } = platform();
  await forgetAttempts(platform());
  await run(sql`alter table administrators rename to away`);
  const cutOff = await attempt(demo, "203.0.113.90");
  await run(sql`alter table away rename to administrators`);
  expect(cutOff.status).toBe(500);
  expect(log.join("\n")).toMatch(/level=ERROR .*Sign-in failed.*42P01/);
  expect(log.join("\n")).not.toContain("does not exist");
  const counted = await run(
    sql`select from limited_attempts where counted > 0 and (key like 'account:%' or key like 'accountAtAddress:%')`,
  );
  expect(counted).toEqual([]);
});

it.runIf(inject("database").kind === "postgres")(
  "when sign-ins from one address fill the queue, its last ones are told how long it is, then refused in a word, and its known people and another address get in",
  async () => {
    const { run, sql, restart } = platform();
    // A new queue does not know yet how quick these tests hash.
    await restart();
    await attempt(demo, "203.0.113.100");
    const browser = new Browser(platform().origin);
    const { url } = await openSignIn(browser);
    const waiting = Effect.runSync(Deferred.make<void>());
    const locked = Effect.runSync(Deferred.make<void>());
    const lock = sql.withTransaction(
      sql`lock table limited_attempts in access exclusive mode`.pipe(
        Effect.zipRight(Deferred.succeed(locked, undefined)),
        Effect.zipRight(Deferred.await(waiting)),
      ),
    );
    const unlocked = run(lock);
    await run(Deferred.await(locked));

    const over = new AbortController();
    const submit = (address: string, account = demo, init: RequestInit = {}) =>
      browser.submit(url.href, account, { "x-forwarded-for": address }, init);
    const nobody = { email: "nobody@example.org", password: "guess" };
    const guess = () => submit("203.0.113.100", nobody, { signal: over.signal });
    const submissions = Array.from({ length: passwordPlaces + 3 }, guess);
    const refused = await Promise.race(submissions);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(1);
    expect(await refused.text()).toContain("Many people are signing in at this moment.");
    const others = submit("203.0.113.101");
    await expect
      .poll(() => platform().log.filter((line) => line.includes("too-many-at-once")))
      .toHaveLength(2);
    for (let times = 2; times < 10; times++) expect((await guess()).status).toBe(503);
    let last = await guess();
    // Refusals are counted by the minute: if a new one began within this test, ten more are needed.
    for (let times = 0; times < 10 && last.status === 503; times++) last = await guess();
    expectToWait(last, 1);
    expect(last.headers.get("connection")).toBe("close");
    expect((await last.text()).length).toBeLessThan(200);
    const known = submit("203.0.113.100");
    await run(Deferred.succeed(waiting, undefined));
    await unlocked;
    expect([(await others).status, (await known).status]).toEqual([303, 303]);
    // The others need not be answered.
    over.abort();
    const answered = await Promise.allSettled(submissions);
    const answers = answered.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    expect(countsOf(answers)).toMatchObject({ 503: 2 });
    await expect.poll(() => platform().log.join("\n")).toMatch(/level=WARN .*too many came at once/);
    await forgetAttempts(platform());
  },
);
