/** A field says the specification's sentence for the first check of the contract that it fails. */
import { DateTime, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { checkedText } from "#schemas/checks.ts";
import { AdminInvitation, Email } from "#schemas/admins/AdminInvitation.ts";
import { Alias, NewClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { TypedText } from "#schemas/scalars.ts";
import { ThemeName } from "#schemas/themes/Theme.ts";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { expiryChoice, secretForm } from "#src/features/client-secrets/expiryChoice.ts";
import { themeNameMessages } from "#src/features/themes/themeName.ts";
import { makeI18n } from "#src/i18n/i18n.ts";
import { readForm } from "#src/interaction/formValues.ts";
import { problemIn, problemOf } from "#src/interaction/problems.ts";

const { text } = makeI18n("en", await loadCatalogue("en"), "Europe/Berlin");

describe("a field says", () => {
  it.each([
    ["", Alias, "Please fill out this field."],
    ["   ", Alias, "Please fill out this field."],
    ["\u200B\u200D", Alias, "Please fill out this field."],
    ["x".repeat(65), Alias, "Please enter at most 64 characters."],
    ["a\u0007b", Alias, "Please remove control characters."],
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

  it("the messages of its own where it has them", () => {
    expect(problemIn(ThemeName, "", themeNameMessages)?.(text)).toBe("Please enter a name");
    expect(problemIn(ThemeName, "x".repeat(16), themeNameMessages)?.(text)).toBe("Maximum 15 characters");
  });

  it("nothing of a value that fits, counted as people count characters", () => {
    expect(problemIn(TypedText(3), "  👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦  ")).toBeUndefined();
  });

  it("that a value is not accepted where no check tells why", () => {
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

  it("names every field that does not fit, and no other", () => {
    const { payload, failed } = readForm(AdminInvitation, { firstName: "", lastName: "Sommer", email: "x" });
    expect(payload).toBeUndefined();
    expect([...failed]).toEqual([
      ["firstName", { code: "required" }],
      ["email", { code: "email" }],
    ]);
  });

  it("leaves an empty optional field out", () => {
    const schema = Schema.Struct({
      alias: Alias,
      note: Schema.optionalWith(TypedText(200), { exact: true }),
    });
    expect(readForm(schema, { alias: "ci", note: "" }).payload).toEqual({ alias: "ci" });
    expect(readForm(schema, { alias: "ci", note: "for CI" }).payload).toEqual({
      alias: "ci",
      note: "for CI",
    });
  });
});

describe("a secret's form", () => {
  const at = (time: string) => DateTime.unsafeMakeZoned(`2026-03-01T${time}Z`, { timeZone: "Europe/Berlin" });
  const now = at("12:00:00");
  const read = (expirationDate: string) => readForm(secretForm(now), { alias: "ci", expirationDate });

  it("ends a preset with the local day, computed when it was chosen", () => {
    const choice = expiryChoice("30", "", at("22:59:59"));
    expect(DateTime.formatIso(read(choice).payload?.expirationDate ?? now)).toBe("2026-03-31T21:59:59.999Z");
    const afterMidnight = expiryChoice("30", "", at("23:00:00"));
    expect(DateTime.formatIso(read(afterMidnight).payload?.expirationDate ?? now)).toBe(
      "2026-04-01T21:59:59.999Z",
    );
  });

  it("sends no expiration date for a secret that never expires", () => {
    expect(read(expiryChoice("never", "", now)).payload).toEqual({ alias: "ci" });
  });

  it.each([
    ["", "Please fill out this field."],
    ["2026-03-01", "Please choose a day from Mar 2, 2026 to Mar 1, 2031."],
    ["2031-03-02", "Please choose a day from Mar 2, 2026 to Mar 1, 2031."],
    ["2027-02-30", "Please choose a day from Mar 2, 2026 to Mar 1, 2031."],
  ])("refuses the day %j", (day, sentence) => {
    const { payload, failed } = read(expiryChoice("on", day, now));
    expect(payload).toBeUndefined();
    expect(problemOf(failed.get("expirationDate"))(text)).toBe(sentence);
  });

  it("has every field of the contract's payload", () => {
    expect(Object.keys(secretForm(now).fields)).toEqual(Object.keys(NewClientSecret.fields));
  });
});
