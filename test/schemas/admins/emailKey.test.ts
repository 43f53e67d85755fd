/** When two addresses are one mailbox. */
import { expect, it } from "vitest";
import { emailKey } from "#schemas/admins/emailKey.ts";

it.each([
  ["kim@exämple.org", "kim@xn--exmple-cua.org"],
  ["KIM@EXÄMPLE.ORG", "kim@exa\u0308mple.org"],
  ["kim@straße.de", "kim@xn--strae-oqa.de"],
  [" Kim@example.org ", "kim@example.org"],
])("%s and %s are one mailbox", (one, other) => {
  expect(emailKey(one)).toBe(emailKey(other));
});

it("mailboxes of different domains or names have different keys", () => {
  const mailboxes = ["a@b.de", "a@c.de", "ä@b.de", "a@bä.de", "b@a.de", "a@straße.de", "a@strasse.de"];
  expect(new Set(mailboxes.map(emailKey)).size).toBe(mailboxes.length);
});
