/** Codes of failed checks, by which forms choose their messages. */
import { Option } from "effect";
import { expect, it } from "vitest";
import { Email } from "#schemas/admins/AdminInvitation.ts";
import { failedCheckOf } from "#schemas/checks.ts";
import { TypedText } from "#schemas/scalars.ts";

it.each([
  ["", { code: "required" }],
  ["\u200b ", { code: "required" }],
  ["a".repeat(16), { code: "maxLength", max: 15 }],
  ["a\u0007", { code: "printable" }],
])("the text %j fails its check", (name, check) => {
  expect(failedCheckOf(TypedText(15), name)).toEqual(Option.some(check));
});

it("a text that fits fails no check, and is trimmed before its checks", () => {
  expect(failedCheckOf(TypedText(3), " abc ")).toEqual(Option.none());
  expect(failedCheckOf(Email, "grace@example")).toEqual(Option.some({ code: "email" }));
});
