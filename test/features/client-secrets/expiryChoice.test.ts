/** The form of a new secret decodes its expiry from the choice that was entered. */
import { DateTime } from "effect";
import { describe, expect, it } from "vitest";
import { expiryChoice, secretForm } from "#src/features/client-secrets/expiryChoice.ts";
import { readForm } from "#src/interaction/formValues.ts";
import { problemOf } from "#src/interaction/problems.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const { text } = await i18nIn("en", "Europe/Berlin");

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
    ["2026-03-01", "Please choose a day from 2 Mar 2026 to 1 Mar 2031."],
    ["2031-03-02", "Please choose a day from 2 Mar 2026 to 1 Mar 2031."],
    ["2027-02-30", "Please enter a date such as 30/06/2027 or 30 Jun 2027."],
  ])("refuses the day %j", (day, sentence) => {
    const { payload, failed } = read(expiryChoice("on", day, now));
    expect(payload).toBeUndefined();
    expect(problemOf(failed.get("expirationDate"))(text)).toBe(sentence);
  });
});
