/** Formats of numbers, dates and messages in each language. */
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { messages } from "#src/app/messages.en.ts";
import { makeI18n, type NumberFormat } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { filled, type Message } from "#src/i18n/messages.ts";

const catalogue = await loadCatalogue("en");
const en = makeI18n("en", catalogue, "Europe/Berlin");
const de = makeI18n("de", await loadCatalogue("de"), "Europe/Berlin");

it("a message with its values is shown as one without", () => {
  const message: Message = filled(common.unavailableUntil, { at: new Date("2026-03-01T09:32:00Z") });
  expect(en.text(message)).toMatch(/Try again from 10:32:00\./);
  expect(de.text(message)).toContain("ab 10:32:00 erneut");
});

// German puts a no-break space before the percent sign (DIN 5008).
describe("numbers", () => {
  it.each<[NumberFormat | undefined, number, english: string, german: string]>([
    ["decimal", 0, "0.00", "0,00"],
    ["decimal", 1234.5678, "1,234.57", "1.234,57"],
    ["decimal", -1234567.891, "-1,234,567.89", "-1.234.567,89"],
    ["percent", 0.254, "25%", "25\u00a0%"],
    ["percent", 123.45, "12,345%", "12.345\u00a0%"],
    ["percentTwoDigits", 0.5, "50%", "50\u00a0%"],
    ["percentTwoDigits", 0.125, "12.5%", "12,5\u00a0%"],
    ["percentTwoDigits", 1 / 3, "33.33%", "33,33\u00a0%"],
    [undefined, 1234567, "1,234,567", "1.234.567"],
  ])("%s of %d is %s, in German %s", (format, value, english, german) => {
    expect(en.number(value, format)).toBe(english);
    expect(de.number(value, format)).toBe(german);
  });
});

describe("dates", () => {
  // 23:30 in UTC is the next day in Berlin.
  const at = Date.UTC(2026, 0, 4, 23, 30);

  it("are the day in the given time zone", () => {
    expect(en.date(at)).toBe("5 Jan 2026");
    expect(de.date(at)).toBe("5. Jan. 2026");
    expect(makeI18n("en", {}, "UTC").date(at)).toBe("4 Jan 2026");
  });

  it("name the time zone with a time", () => {
    expect(en.date(at, "moment")).toBe("5 Jan 2026, 00:30 CET");
    expect(de.date(at, "moment")).toBe("5. Jan. 2026, 00:30 MEZ");
  });
});

describe("messages", () => {
  it("contain their values unchanged", () => {
    const path = "/administer/{path}/<b>'x'</b>";
    expect(en.text(messages.notFound, { path })).toBe(`Page not found: ${path}`);
    expect(de.text(messages.notFound, { path })).toBe(`Seite nicht gefunden: ${path}`);
  });
});
