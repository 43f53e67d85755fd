/** Invitations: names and email addresses. */
import { Schema } from "effect";
import { expect, it } from "vitest";
import { AdminInvitation, mixesAlphabets } from "#schemas/admins/AdminInvitation.ts";

const decode = Schema.decodeUnknownSync(AdminInvitation);
const person = { firstName: "Grace", lastName: "Sommer", email: "grace@example.org" };

it.each([
  " grace@example.org ",
  "grace.o'neil+news@sub.example.org",
  "jürgen@bücher.example",
  `${"a".repeat(64)}@example.org`,
])("the address %j is accepted", (email) => {
  expect(decode({ ...person, email }).email).toBe(email.trim());
});

it.each([
  "",
  "grace",
  "grace@localhost",
  "@example.org",
  "grace@@example.org",
  "grace@example..org",
  ".grace@example.org",
  "grace.@example.org",
  "grace@-example.org",
  "grace@example.org\r\nBcc: eve@example.org",
  "grace@example.org,eve@example.org",
  `${"a".repeat(65)}@example.org`,
  `grace@${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.org`,
])("the address %j is refused", (email) => {
  expect(() => decode({ ...person, email })).toThrow(
    /must be an email address|must have at most 254 characters|must not be empty/,
  );
});

it("a name with a link or markup is refused, and one with a dot is not", () => {
  for (const firstName of [
    "<b>Ada</b>",
    "Visit evil.example now",
    "See evil．example",
    "evil。example",
    "evil｡example",
    "ｗｗｗ．ｅｖｉｌ",
    "WWW.Evil",
    "EVIL.EXAMPLE",
    "зло.рф",
    "t.co/evil",
    "https://evil",
    "ada@example.org",
  ])
    expect(() => decode({ ...person, firstName })).toThrow("must have no link");
  for (const firstName of ["J. R.", "Dr.Ada", "St. John", "Zoë & Bo"])
    expect(decode({ ...person, firstName }).firstName).toBe(firstName);
});

it("an address with look-alike letters of another alphabet in one part is told apart", () => {
  const addresses = ["\u0430da@example.org", "ada@ex\u0430mple.org", "ада@example.org", "ada@example.org"];
  expect(addresses.map(mixesAlphabets)).toEqual([true, true, false, false]);
});
