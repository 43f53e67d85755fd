import { describe, expect, it } from "vitest";
import { Browser } from "#test/support/Browser.ts";
import { answerForm, authorizationRequest, demo } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();

const openForm = async () => {
  const browser = new Browser(platform().origin);
  const { url } = await browser.follow(await browser.fetch(authorizationRequest(browser.origin).path));
  return { browser, url };
};

const attempt = async (account: typeof demo, address = "203.0.113.1") => {
  const { browser, url } = await openForm();
  return browser.submit(url.href, account, { "x-forwarded-for": address });
};

const attempts = (count: number, account: typeof demo, address?: string) =>
  Promise.all(Array.from({ length: count }, () => attempt(account, address)));

describe("after ten wrong passwords", () => {
  const account = { email: "ada@example.org", password: "guess" };

  it("an account is blocked, also for concurrent guesses, and the page says for how long", async () => {
    const { run, sql } = platform();
    expect((await attempt(account)).status).toBe(422);
    await run(sql`update oidc_sign_in_attempts set failures = failures + 7 where key like 'account:%'`);
    const answers = await attempts(6, account);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);

    const refused = await attempt(account);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toMatch(/Too many attempts\. Try again in \d+ minutes\./);
  });

  it("that account is blocked under every spelling and from every network address", async () => {
    expect((await attempt({ ...account, email: "ADA@example.org" }, "198.51.100.7")).status).toBe(429);
  });

  it("other accounts are not blocked", async () => {
    expect((await attempt(demo)).status).toBe(303);
  });

  it("that account is free again after the window", async () => {
    const { run, sql } = platform();
    await run(sql`update oidc_sign_in_attempts set resets_at = now()`);
    expect((await attempt(account)).status).toBe(422);
  });
});

it("a successful sign-in deletes the account's failures", async () => {
  const { run, sql } = platform();
  const signIn = async () => {
    const { browser, url } = await openForm();
    await answerForm(browser, url, { ...demo, password: "guess" });
    await run(sql`update oidc_sign_in_attempts set failures = failures + 8 where key like 'account:%'`);
    return (await answerForm(browser, url)).url.pathname;
  };
  expect(await signIn()).toBe("/auth");
  expect(await signIn()).toBe("/auth");
});

it("a successful sign-in keeps the failures of the network address", async () => {
  const { run, sql } = platform();
  const address = "203.0.113.77";
  const guess = (index: number) =>
    attempt({ email: `other${index}@example.org`, password: "guess" }, address);
  await run(sql`delete from oidc_sign_in_attempts where key like 'address:%'`);
  await guess(0);
  await run(sql`update oidc_sign_in_attempts set failures = 99 where key like 'address:%'`);
  expect((await attempt(demo, address)).status).toBe(303);
  expect((await guess(1)).status).toBe(422);
  expect((await guess(2)).status).toBe(429);
});

it("a network address is blocked after a hundred failures, with its whole IPv6 /64", async () => {
  const { run, sql } = platform();
  const guess = (index: number, address: string) =>
    attempt({ email: `user${index}@example.org`, password: "guess" }, address);
  await guess(0, "2001:db8:1:2::1");
  await run(sql`update oidc_sign_in_attempts set failures = 100 where key like 'address:%'`);
  expect((await guess(1, "2001:db8:1:2:ffff::9")).status).toBe(429);
  expect((await guess(2, "2001:db8:1:3::1")).status).toBe(422);
});
