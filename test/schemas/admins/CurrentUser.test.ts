/** Decoding of the signed-in administrator. */
import { Schema } from "effect";
import { expect, it } from "vitest";
import { CurrentUser } from "#schemas/admins/CurrentUser.ts";

const user = { id: "adm_1", email: "ada@example.org" };
const decode = Schema.decodeUnknownSync(CurrentUser);

it.each([
  ["de", "de"],
  ["DE-de", "en"],
  [5, "en"],
])("the language %j is read as %s", (language, read) => {
  expect(decode({ ...user, language }).language).toBe(read);
});

it("null is read as a missing member, and members outside the contract are dropped", () => {
  const others = { firstName: null, lastName: null, language: null, roles: ["ADMIN"] };
  expect(decode({ ...user, ...others })).toStrictEqual(user);
});

it("of the refused invitations, those that can be read are kept", () => {
  const refused = { firstName: "Lea", lastName: "Sommer", email: "lea@example.org", reason: "550" };
  const read = (refusedInvitations: unknown) => decode({ ...user, refusedInvitations }).refusedInvitations;
  expect([read([{ ...refused, reason: 550 }, refused]), read("none")]).toEqual([[refused], []]);
});
