/** Whether a platform has stored what it was sent. */
import { DateTime, Schema } from "effect";
import { expect, it } from "vitest";
import { comparing, isSame } from "#src/domain/notStored.ts";

it.each([
  ["Caf\u00e9", "Cafe\u0301 ", true],
  ["Calm  sea", "Calm sea", true],
  ["Vital Steps", "vital steps", false],
])("the text %j is stored if the answer has %j: %j", (sent, answer, expected) => {
  expect(isSame(sent, answer)).toBe(expected);
});

const endOfJune = "2026-06-30T21:59:59.999Z";

it.each([
  [undefined, undefined, true],
  [endOfJune, "2026-06-30T21:59:59Z", true],
  [endOfJune, "2026-06-30T22:00:00Z", true],
  [endOfJune, "2026-06-30T00:00:00Z", false],
  [endOfJune, "2026-07-01T21:59:59.999Z", false],
  [endOfJune, undefined, false],
  [undefined, endOfJune, false],
])("an expiry of %s that is answered as %s is the same: %s", (sent, answer, expected) => {
  const at = (text: string | undefined) => (text === undefined ? undefined : DateTime.unsafeMake(text));
  expect(isSame(at(sent), at(answer))).toBe(expected);
});

it("every field of a write that differs is named", () => {
  const notStored = comparing(
    Schema.Struct({ alias: Schema.String, owner: Schema.optionalWith(Schema.String, { exact: true }) }),
  );
  expect(notStored({ alias: "ci", owner: "a" }, { alias: "ci" })).toEqual(["owner"]);
  expect(notStored({ alias: "ci" }, { alias: "CI", owner: "a" })).toEqual(["alias", "owner"]);
});
