import { SqlClient } from "@effect/sql";
import { Effect, Option, Redacted } from "effect";
import { expect } from "vitest";
import { type LinkPurpose, registrationLinks } from "#platform/admins/registrationLinks.ts";
import { itEffect } from "#test/support/itEffect.ts";
import { platformApi, twentyTimes } from "#test/support/platformApi.ts";

const platform = platformApi();

const links = Effect.suspend(() =>
  Effect.provideService(registrationLinks, SqlClient.SqlClient, platform().sql),
);

const invite = Effect.fn(function* (name: string) {
  const { client, sql } = platform();
  const email = `${name}@example.org`;
  yield* client.admins.invite({ payload: { firstName: name, lastName: "Sommer", email }, headers: {} });
  const [row] = yield* sql<{ id: string }>`select id from administrators where email = ${email}`;
  return row?.id ?? "";
});

const issue = (id: string, purpose: LinkPurpose = "registration") =>
  Effect.map(
    Effect.flatMap(links, (all) => all.issue(id, purpose)),
    Redacted.value,
  );
const invitedWithLink = Effect.fn(function* (name: string) {
  const id = yield* invite(name);
  return { id, token: yield* issue(id) };
});

const find = (token: string) => Effect.flatMap(links, (all) => all.find(token));
const register = (token: string, hash = "hash", language: "de" | "en" = "de") =>
  Effect.flatMap(links, (all) => all.register(token, hash, language));

const passwordOf = (id: string) =>
  Effect.map(
    platform().sql<{ password: string | null; language: string | null }>`
      select password_hash as password, language from administrators where id = ${id}`,
    ([row]) => row,
  );

itEffect("a link is valid for 72 hours and stored only as a hash", function* () {
  const { id, token } = yield* invitedWithLink("hedda");
  expect(token).toMatch(/^[\w-]{43}$/);
  const person = { id, email: "hedda@example.org", firstName: "hedda", lastName: "Sommer" };
  const link = { ...person, purpose: "registration", state: "open" };
  expect(Option.getOrUndefined(yield* find(token))).toEqual(link);
  const [stored] = yield* platform().sql<{ row: string; tenths: number }>`
    select registration_links::text as row, ceil(extract(epoch from expires_at - now()) / 360)::int as tenths
    from registration_links where administrator_id = ${id}`;
  expect(stored?.row).not.toContain(token);
  expect(stored?.row).not.toContain(Buffer.from(token).toString("hex"));
  expect(stored?.tenths).toBe(720);
});

itEffect("all links of a person work until one of them is used", function* () {
  const { id, token: first } = yield* invitedWithLink("juna");
  const second = yield* issue(id);
  expect(Option.isSome(yield* find(first))).toBe(true);
  expect(yield* register(second, "chosen")).toBe(true);
  expect(yield* passwordOf(id)).toEqual({ password: "chosen", language: "de" });
  for (const token of [first, second]) {
    expect(Option.getOrThrow(yield* find(token)).state).toBe("used");
    expect(yield* register(token, "changed")).toBe(false);
  }
  expect((yield* passwordOf(id))?.password).toBe("chosen");
  const { sql } = platform();
  expect(yield* sql`select 1 from invitation_mails where administrator_id = ${id}`).toEqual([]);
});

itEffect("a link for a new password works once within two hours, and replaces earlier ones", function* () {
  const { sql } = platform();
  const { id, token: invitation } = yield* invitedWithLink("mona");
  expect(yield* register(invitation, "former")).toBe(true);
  const [first, second] = [yield* issue(id, "newPassword"), yield* issue(id, "newPassword")];
  const states = Effect.forEach([invitation, first, second], (token) =>
    Effect.map(find(token), (found) => Option.getOrThrow(found).state),
  );
  expect(yield* states).toEqual(["used", "expired", "open"]);
  const hours = sql`select ceil(extract(epoch from max(expires_at) - now()) / 360)::int as tenths
    from registration_links where administrator_id = ${id} and purpose = 'newPassword'`;
  expect(yield* hours).toEqual([{ tenths: 20 }]);
  expect(yield* register(first, "late")).toBe(false);
  const results = yield* twentyTimes((index) => register(second, `hash-${index}`, "en"));
  expect(results.filter(Boolean)).toEqual([true]);
  // The language stays as its owner has chosen it.
  expect(yield* passwordOf(id)).toEqual({ password: `hash-${results.indexOf(true)}`, language: "de" });
  expect(yield* states).toEqual(["used", "used", "used"]);
});

itEffect("requesting a link writes the same for every address, which is looked up later", function* () {
  const { sql } = platform();
  const { id, token } = yield* invitedWithLink("nele");
  yield* register(token);
  const { request, queueRequested } = yield* links;
  for (const email of ["nele@example.org", "NELE@example.org", "nobody@example.org"]) yield* request(email);
  const queued = sql`select administrator_id as id from invitation_mails where administrator_id = ${id}`;
  expect(yield* sql`select email_key as key from password_requests order by key`).toEqual([
    { key: "nele@example.org" },
    { key: "nobody@example.org" },
  ]);
  expect(yield* queued).toEqual([]);
  yield* queueRequested;
  expect(yield* queued).toEqual([{ id }]);
  expect(yield* sql`select from password_requests`).toEqual([]);
});

itEffect("a link of an invitation never changes an existing password", function* () {
  const { id, token } = yield* invitedWithLink("lotte");
  yield* platform().sql`update administrators set password_hash = 'own' where id = ${id}`;
  expect(Option.getOrThrow(yield* find(token)).state).toBe("used");
  expect(yield* register(token)).toBe(false);
  expect((yield* passwordOf(id))?.password).toBe("own");
});
