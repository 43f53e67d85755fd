/** Codes of failed checks, by which forms choose their messages. */
import { Either, Option, Schema } from "effect";
import { expect, it } from "vitest";
import { AdminInvitation, Email } from "#schemas/admins/AdminInvitation.ts";
import { failedCheckOf, failedFields } from "#schemas/checks.ts";
import { NewClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
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

const failedIn = <A, I>(schema: Schema.Schema<A, I>, input: unknown) =>
  Either.match(Schema.decodeUnknownEither(schema)(input, { errors: "all" }), {
    onLeft: (error) => Object.fromEntries(failedFields(error)),
    onRight: () => ({}),
  });

it("a struct names the check of each refused member", () => {
  expect(failedIn(AdminInvitation, { firstName: "", lastName: "x".repeat(101), email: "grace" })).toEqual({
    firstName: { code: "required" },
    lastName: { code: "maxLength", max: 100 },
    email: { code: "email" },
  });
  expect(
    failedIn(Schema.Struct({ name: TypedText(15), count: Schema.Int }), { name: "", count: "soon" }),
  ).toEqual({
    name: { code: "required" },
    count: undefined,
  });
  expect(failedIn(NewClientSecret, { alias: "" })).toEqual({ alias: { code: "required" } });
});
