/** Nobody meets what another person has left in this browser; what belongs to the device stays. */
import { Effect } from "effect";
import { beforeEach, expect, it } from "vitest";
import { claimPersonalStorage, clearPersonalStorage } from "#src/services/personalStorage.ts";

const personal = ["statistics", "theme-draft/new", "theme-draft/thm_sea"];
const ofDevice = ["colour-mode", "language", "trend"];

const keys = () => Object.keys(localStorage).toSorted();
const claim = (subject: string | null) => Effect.runSync(claimPersonalStorage(subject));

beforeEach(() => {
  localStorage.clear();
  claim("ada");
  for (const key of [...personal, ...ofDevice]) localStorage.setItem(key, "kept");
});

it("signing out removes what the person has left", () => {
  Effect.runSync(clearPersonalStorage);
  expect(keys()).toEqual(ofDevice);
});

it.each([
  ["the same person removes nothing", "ada", [...personal, ...ofDevice, "owner"].toSorted()],
  ["another person removes it", "eve", [...ofDevice, "owner"].toSorted()],
  ["a person without a name removes it", null, ofDevice],
])("a sign-in of %s", (_, subject, left) => {
  claim(subject);
  expect(keys()).toEqual(left);
});
