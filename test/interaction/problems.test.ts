/** A field shows the specification's message for the first check of the contract that it fails. */
import { Schema } from "effect";
import { describe, expect, it } from "vitest";
import { AdminInvitation, Email } from "#schemas/admins/AdminInvitation.ts";
import { checkedText } from "#schemas/checks.ts";
import { TypedText } from "#schemas/scalars.ts";
import { readForm } from "#src/interaction/formValues.ts";
import { messages } from "#src/interaction/messages.en.ts";
import { problemIn, problemOf } from "#src/interaction/problems.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const Alias = TypedText(64);
const { text } = await i18nIn("en", "Europe/Berlin");

describe("a field shows", () => {
  it.each([
    ["", Alias, "Please fill out this field."],
    ["   ", Alias, "Please fill out this field."],
    ["\u200B\u200D", Alias, "Please fill out this field."],
    ["x".repeat(65), Alias, "Please enter at most 64 characters."],
    ["a\u0007b", Alias, "Please remove control characters and piles of marks."],
    ["", Email, "Please fill out this field."],
    ["nobody@", Email, "Please enter a valid E-Mail-Address."],
    [`${"a".repeat(250)}@example.org`, Email, "Please enter at most 254 characters."],
  ])("%j: %s", (value, schema, sentence) => {
    expect(problemIn(schema, value)?.(text)).toBe(sentence);
  });

  it("how many characters are needed at least", () => {
    const min = {
      check: { code: "minLength", min: 3 },
      expected: "",
      isMet: (name: string) => name.length > 2,
    };
    const name = checkedText([min as Parameters<typeof checkedText>[0][number]]);
    expect(problemIn(name, "ab")?.(text)).toBe("Please enter at least 3 characters.");
  });

  it("the message that replaces the usual one of a check", () => {
    const own = { required: messages.valueRefused };
    expect(problemIn(Alias, "", own)?.(text)).toBe("The server does not accept this value.");
    expect(problemIn(Alias, "x".repeat(65), own)?.(text)).toBe("Please enter at most 64 characters.");
  });

  it("no message for a valid value, counting characters as people do", () => {
    expect(problemIn(TypedText(3), "  👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦  ")).toBeUndefined();
  });

  it("that a value is not accepted if no check has a message", () => {
    expect(problemOf(undefined)(text)).toBe("The server does not accept this value.");
  });
});

describe("a form", () => {
  it("becomes its payload, trimmed", () => {
    const values = { firstName: " Grace ", lastName: "Sommer", email: "grace@example.org " };
    const { payload, failed } = readForm(AdminInvitation, values);
    expect(payload).toEqual({ firstName: "Grace", lastName: "Sommer", email: "grace@example.org" });
    expect(failed.size).toBe(0);
  });

  it("names exactly the fields that do not fit", () => {
    const { payload, failed } = readForm(AdminInvitation, { firstName: "", lastName: "Sommer", email: "x" });
    expect(payload).toBeUndefined();
    expect([...failed]).toEqual([
      ["firstName", { code: "required" }],
      ["email", { code: "email" }],
    ]);
  });

  it.each([
    ["optional", Schema.optional(Alias)],
    ["exactly optional", Schema.optionalWith(Alias, { exact: true })],
    ["optional, and trimmed by its schema", Schema.optional(Schema.NonEmptyTrimmedString)],
  ])("leaves out a field without text that is %s", (_what, field) => {
    const schema = Schema.Struct({ alias: Alias, note: field });
    for (const note of ["", "  "])
      expect(readForm(schema, { alias: "ci", note }).payload).toEqual({ alias: "ci" });
    expect(readForm(schema, { alias: "ci", note: "for CI" }).payload).toMatchObject({ note: "for CI" });
  });
});
