/** People with a registration link or a password, the browsers that they use, and readers of their pages. */
import { SqlClient } from "@effect/sql";
import { Effect, Redacted } from "effect";
import { hashPassword } from "#platform/admins/Password.ts";
import { type LinkPurpose, registrationLinks } from "#platform/admins/registrationLinks.ts";
import { Browser } from "./Browser.ts";
import { type demo, obtainCode, signIn } from "./signIn.ts";
import { cheaply } from "./testConfig.ts";
import type { TestPlatform } from "./testPlatform.ts";

/** A password that the registration page accepts. */
export const goodPassword = "Möwen zählen heimlich Pfannkuchen";
export const goodFields = { password: goodPassword, repetition: goodPassword };

const hash = await Effect.runPromise(cheaply(hashPassword(Redacted.make(goodPassword))));

export const pageOf = async (browser: Browser, path: string) =>
  (await browser.fetch(`${path}?ui_locales=en`)).text();

export const isSignedIn = async (browser: Browser, account?: typeof demo) =>
  !(await obtainCode(browser, account)).askedForPassword;

export const peopleOf = (platform: () => TestPlatform) => {
  let count = 0;
  const run = (write: (sql: SqlClient.SqlClient) => Effect.Effect<unknown, unknown>) =>
    platform().run(write(platform().sql));

  /** The path of a new link. */
  const issue = async (id: string, purpose: LinkPurpose = "newPassword") => {
    const links = Effect.provideService(registrationLinks, SqlClient.SqlClient, platform().sql);
    const token = await platform().run(Effect.flatMap(links, (all) => all.issue(id, purpose)));
    return `/oidc/registration/${Redacted.value(token)}`;
  };

  const invite = async () => {
    count += 1;
    const [id, email] = [`adm_${count}`, `grace${count}@example.org`];
    const row = { id, email, email_key: email, first_name: "<i>Grace</i>", last_name: "Sommer" };
    await run((sql) => sql`insert into administrators ${sql.insert(row)}`);
    return { id, email, path: await issue(id, "registration"), browser: new Browser(platform().origin) };
  };

  const expire = (id: string) =>
    run((sql) => sql`update registration_links set expires_at = now() where administrator_id = ${id}`);

  /** With a password. */
  const registered = async () => {
    const person = await invite();
    await run((sql) => sql`update administrators set password_hash = ${hash} where id = ${person.id}`);
    return { ...person, account: { email: person.email, password: goodPassword } };
  };

  /** Signed in to the console by two browsers. */
  const signedInTwice = async () => {
    const { origin } = platform();
    const person = await registered();
    const here = new Browser(origin, "203.0.113.40");
    const elsewhere = new Browser(origin, "203.0.113.41");
    const tokens = await signIn(origin, person.account, here);
    const other = await signIn(origin, person.account, elsewhere);
    return { ...person, here, elsewhere, tokens, other };
  };

  /** The events of an administrator. */
  const eventsOf = (id: string) => platform().log.filter((line) => line.endsWith(`administrator=${id}`));

  return { invite, issue, expire, registered, signedInTwice, eventsOf };
};

/** The start tag of a field, with its attributes. */
export const fieldIn = (page: string, name: string): string =>
  new RegExp(`<input id="${name}"[^>]*>`).exec(page)?.[0] ?? "";

export const errorIn = (page: string, name: string): string | undefined =>
  new RegExp(`<p class="error" id="${name}-error">([^<]*)</p>`).exec(page)?.[1];
