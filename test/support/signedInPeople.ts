/** People with a password who are signed in to the provider by browsers that name themselves. */
import { Effect, Redacted } from "effect";
import { hashPassword } from "#platform/admins/Password.ts";
import { cheaply } from "#test/support/testConfig.ts";
import { Browser } from "./Browser.ts";
import { goodPassword, invitedPeople } from "./invitedPeople.ts";
import { obtainCode, signIn } from "./signIn.ts";
import type { TestPlatform } from "./testPlatform.ts";

/** A cheap one (a hash carries its parameters). */
const hash = await Effect.runPromise(cheaply(hashPassword(Redacted.make(goodPassword))));

const userAgents = {
  firefox: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0",
  safari:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1",
};

/** A browser that names itself and its network address. */
export class NamedBrowser extends Browser {
  readonly #headers: Record<string, string>;

  constructor(origin: string, agent: keyof typeof userAgents, address: string) {
    super(origin);
    this.#headers = { "user-agent": userAgents[agent], "x-forwarded-for": address };
  }

  override fetch(path: string, init: RequestInit = {}) {
    return super.fetch(path, {
      ...init,
      headers: { ...this.#headers, ...Object.fromEntries(new Headers(init.headers)) },
    });
  }
}

export const pageOf = async (browser: Browser, path: string) =>
  (await browser.fetch(`${path}?ui_locales=en`)).text();

export const isSignedIn = async (browser: Browser, account: { email: string; password: string }) =>
  !(await obtainCode(browser, account)).askedForPassword;

export const signedInPeople = (platform: () => TestPlatform) => {
  const { invite } = invitedPeople(platform);

  const registered = async () => {
    const { id, email } = await invite();
    const { run, sql } = platform();
    await run(sql`update administrators set password_hash = ${hash} where id = ${id}`);
    return { id, account: { email, password: goodPassword } };
  };
  /** A person signed in to the console by two browsers. */
  const signedInTwice = async () => {
    const { origin } = platform();
    const person = await registered();
    const here = new NamedBrowser(origin, "firefox", "203.0.113.40");
    const elsewhere = new NamedBrowser(origin, "safari", "203.0.113.41");
    const tokens = await signIn(origin, person.account, here);
    const other = await signIn(origin, person.account, elsewhere);
    return { ...person, here, elsewhere, tokens, other };
  };

  /** The events of an administrator. */
  const eventsOf = (id: string) => platform().log.filter((line) => line.endsWith(`administrator=${id}`));

  return { registered, signedInTwice, eventsOf };
};
