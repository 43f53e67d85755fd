/** Whether a platform stored a new secret as it was asked for. */
import { DateTime } from "effect";
import { expect, it } from "vitest";
import { differencesOf } from "#src/domain/client-secrets/differences.ts";

const expiring = (text: string | undefined) => ({
  alias: "ci",
  ...(text !== undefined && { expirationDate: DateTime.unsafeMake(text) }),
});
const endOfJune = "2026-06-30T21:59:59.999Z";

it.each([
  [undefined, undefined, true],
  [endOfJune, endOfJune, true],
  [endOfJune, "2026-06-30T21:59:59Z", true],
  [endOfJune, "2026-06-30T22:00:00Z", true],
  [endOfJune, "2026-06-30T00:00:00Z", false],
  [endOfJune, "2026-07-01T21:59:59.999Z", false],
  [endOfJune, undefined, false],
  [undefined, endOfJune, false],
])("an expiry of %s that is answered as %s is the same: %s", (sent, answer, isSame) => {
  expect(differencesOf(expiring(sent), expiring(answer))).toEqual(isSame ? [] : ["expirationDate"]);
});

it("an alias is the same in another form of Unicode, and not in another case", () => {
  const named = (alias: string) => ({ alias });
  expect(differencesOf(named("caf\u00E9"), named("cafe\u0301"))).toEqual([]);
  expect(differencesOf(named("CI"), named("ci"))).toEqual(["alias"]);
});
