/** Invited people, each with a registration link and a browser; and readers for the fields and errors of its page. */
import { SqlClient } from "@effect/sql";
import { Effect, Redacted } from "effect";
import { type LinkPurpose, registrationLinks } from "#platform/admins/registrationLinks.ts";
import { Browser } from "./Browser.ts";
import type { TestPlatform } from "./testPlatform.ts";

/** A password that the registration page accepts. */
export const goodPassword = "Möwen zählen heimlich Pfannkuchen";

export const goodFields = { password: goodPassword, repetition: goodPassword };

export const invitedPeople = (platform: () => TestPlatform) => {
  let count = 0;

  /** The path of a new link. */
  const issue = async (id: string, purpose: LinkPurpose = "newPassword") => {
    const { run, sql } = platform();
    const links = Effect.provideService(registrationLinks, SqlClient.SqlClient, sql);
    const token = await run(Effect.flatMap(links, (all) => all.issue(id, purpose)));
    return `/oidc/registration/${Redacted.value(token)}`;
  };

  const invite = async () => {
    const { run, sql, origin } = platform();
    count += 1;
    const [id, email] = [`adm_${count}`, `grace${count}@example.org`];
    const row = { id, email, email_key: email, first_name: "<i>Grace</i>", last_name: "Sommer" };
    await run(sql`insert into administrators ${sql.insert(row)}`);
    return { id, email, path: await issue(id, "registration"), browser: new Browser(origin) };
  };

  const expire = (id: string) => {
    const { run, sql } = platform();
    return run(sql`update registration_links set expires_at = now() where administrator_id = ${id}`);
  };

  return { invite, issue, expire };
};

/** The start tag of a field, with its attributes. */
export const fieldIn = (page: string, name: string): string =>
  new RegExp(`<input id="${name}"[^>]*>`).exec(page)?.[0] ?? "";

/** The name of the button that shows a password; none if the button is visible without its script. */
export const revealButtonIn = (page: string, name: string): ReadonlyArray<string> =>
  new RegExp(
    `<button class="reveal" ([^>]*) aria-controls="${name}" title="[^"]*" hidden><svg .*?</svg><span>([^<]*)</span>`,
  )
    .exec(page)
    ?.slice(1) ?? [];

export const errorIn = (page: string, name: string): string | undefined =>
  new RegExp(`<p class="error" id="${name}-error">([^<]*)</p>`).exec(page)?.[1];
