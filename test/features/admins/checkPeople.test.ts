/** Each person of a list is checked by the contract's schema, and against those above. */
import { expect, it } from "vitest";
import { readPeople } from "#src/domain/admins/readPeople.ts";
import { checkPeople, maxPeople } from "#src/features/admins/several/checkPeople.ts";

const check = (...lines: ReadonlyArray<string>) => checkPeople(readPeople(lines.join("\n")));

it("invalid fields are named, and the others make an invitation", () => {
  const [anna, bob] = check(" Anna  Berg <anna@example.org> ", "Bob <bob@example>");
  expect(anna?.invitation).toEqual({ firstName: "Anna", lastName: "Berg", email: "anna@example.org" });
  expect([...(bob?.failed.keys() ?? [])]).toEqual(["lastName", "email"]);
});

it("an address that is further up is repeated, as the platform compares addresses", () => {
  const people = check("A B <jürgen@example.org>", "C D <JU\u0308RGEN@example.org>", "E F <e@example.org>");
  expect(people.map(({ isRepeated }) => isRepeated)).toEqual([false, true, false]);
});

it("an invalid person does not stand in the way of the same address further down", () => {
  const people = check("Anna <anna@example.org>", "Anna Berg <anna@example.org>");
  expect(people.map(({ isRepeated }) => isRepeated)).toEqual([false, false]);
});

it("no more people are checked than can be sent at once", () => {
  expect(check(...Array.from({ length: maxPeople + 1 }, (_, at) => `${at}@example.org`))).toHaveLength(
    maxPeople,
  );
});
