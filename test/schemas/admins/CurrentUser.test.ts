/** The signed-in administrator as servers send them. */
import { Schema } from "effect";
import { expect, it } from "vitest";
import { CurrentUser } from "#schemas/admins/CurrentUser.ts";

const user = { id: "adm_1", email: "ada@example.org" };
const decode = Schema.decodeUnknownSync(CurrentUser);

it.each([
  ["de", "de"],
  ["en", "en"],
  ["fr", "en"],
  ["DE-de", "en"],
  [5, "en"],
])("reads the language %j as %s", (language, read) => {
  expect(decode({ ...user, language }).language).toBe(read);
});

it("reads null as a member that is missing", () => {
  expect(decode({ ...user, firstName: null, lastName: null, language: null })).toStrictEqual(user);
});

it("drops members that nobody described", () => {
  expect(decode({ ...user, roles: ["ADMIN"] })).toStrictEqual(user);
});
