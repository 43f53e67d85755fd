/** Nobody meets what another person has left in this browser; what names its person or belongs to the device stays. */
import { beforeEach, expect, it } from "vitest";
import {
  claimPersonalStorage,
  clearPersonalStorage,
  hasWorked,
  noteWorked,
} from "#src/services/storage/personalStorage.ts";

/** A draft that names nobody may be anyone's. */
const personal = ["statistics", "theme-draft/new"];
const kept = ["colour-mode", "language", "theme-draft of ada/new", "trend"];

const keys = () => Object.keys(localStorage).toSorted();

beforeEach(() => {
  claimPersonalStorage("ada");
  for (const key of [...personal, ...kept]) localStorage.setItem(key, "kept");
});

it("signing out removes what the person has left", () => {
  clearPersonalStorage();
  expect(keys()).toEqual(kept);
});

it("that the session has worked is known until the next sign-in", () => {
  noteWorked();
  expect(hasWorked()).toBe(true);
  claimPersonalStorage("ada");
  expect(hasWorked()).toBe(false);
});

it.each([
  ["the same person removes nothing", "ada", [...personal, ...kept, "owner"].toSorted()],
  ["another person removes it", "eve", [...kept, "owner"].toSorted()],
  ["a person without a name removes it", null, kept],
])("a sign-in of %s", (_, subject, left) => {
  claimPersonalStorage(subject);
  expect(keys()).toEqual(left);
});
