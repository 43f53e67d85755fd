/** Accepted and refused values of the scalars. */
import { ParseResult, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { Code, Count, Instant, Keyword, TypedText, withoutUnprintable } from "#schemas/scalars.ts";

describe("an instant", () => {
  const decode = Schema.decodeUnknownSync(Instant);

  it.each([
    ["2026-03-01T09:30:00.000Z", "2026-03-01T09:30:00.000Z"],
    ["2026-03-01T09:30:00Z", "2026-03-01T09:30:00.000Z"],
    ["2026-03-01T09:30:00.000+0000", "2026-03-01T09:30:00.000Z"],
    ["2026-03-01T09:30:00.123456789Z", "2026-03-01T09:30:00.123Z"],
    ["2026-03-02T00:00:00+14:00", "2026-03-01T10:00:00.000Z"],
    ["2024-02-29T00:00:00Z", "2024-02-29T00:00:00.000Z"],
    ["0099-12-31T00:00:00Z", "0099-12-31T00:00:00.000Z"],
  ])("%s is read, and sent as %s", (text, written) => {
    expect(Schema.encodeSync(Instant)(decode(text))).toBe(written);
  });

  it.each([
    "2026-02-30T00:00:00Z",
    "2100-02-29T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-01-00T00:00:00Z",
    "2026-01-01T24:00:00Z",
    "2026-01-01T00:60:00Z",
    "2026-01-01T00:00:00",
    "2026-01-01T00:00:00+15:00",
    "2026-01-01",
    "2026-01-01T00:00:00Z\n",
    null,
  ])("is not %j", (input) => {
    expect(() => decode(input)).toThrow(ParseResult.ParseError);
  });
});

describe("a count", () => {
  it.each([0, 1, 10_000_000, "2000"])("may be %j", (count) => {
    expect(Schema.decodeUnknownSync(Count)(count)).toBe(Number(count));
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, "1.5", "", "0x10", "1e3", null])(
    "is not %s",
    (input) => {
      expect(() => Schema.decodeUnknownSync(Count)(input)).toThrow(ParseResult.ParseError);
    },
  );
});

describe("typed text", () => {
  const decode = Schema.decodeUnknownSync(TypedText(5));

  it("is trimmed, has one space where several were typed, and is limited in grapheme clusters", () => {
    expect(decode("  Kraft \n")).toBe("Kraft");
    expect(decode("a  \u3000b c")).toBe("a b c");
    expect(decode("👩‍👩‍👧‍👦e\u0301🇩🇪")).toBe("👩‍👩‍👧‍👦e\u0301🇩🇪");
  });

  it.each([
    ["nothing but spaces", "  \u3000 "],
    ["only invisible characters", "\u200b\u00ad \ufe0f"],
    ["an empty Braille pattern", "\u2800"],
    ["the place of an object", "\ufffc"],
    ["a mark without a letter", "\u0301"],
    ["private or unassigned characters", "\ue000\uffff"],
    ["too much", "Kräfte"],
    ["a character with nine marks", `ab${"\u0301".repeat(9)}`],
    ["a line break", "a\nb"],
    ["NUL", "a\0b"],
    ["a lone surrogate", "a\ud800b"],
    ["a line separator", "a\u2028b"],
    ["a paragraph separator", "a\u2029b"],
    ...Array.from("\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069", (turn): [string, string] => [
      `a text that turns by U+${turn.codePointAt(0)?.toString(16)}`,
      `a${turn}b`,
    ]),
  ])("is not %s", (_what, input) => {
    expect(() => decode(input)).toThrow(ParseResult.ParseError);
  });
});

it("a text without unprintable characters has a space for each of them", () => {
  expect(withoutUnprintable("Calm\n\u202Esea\0!")).toBe("Calm  sea !");
});

describe("a word of a vocabulary", () => {
  const decode = Schema.decodeUnknownSync(Code(["c_suite", "5"]));

  it.each([
    ["c_suite", "c_suite"],
    ["C_SUITE", "c_suite"],
    ["Astronaut", "Astronaut"],
    [5, "5"],
  ])("%j is read as %j", (input, word) => {
    expect(decode(input)).toBe(word);
  });

  it("of a closed vocabulary is read in upper case too, and other words are refused", () => {
    const closed = Schema.decodeUnknownSync(Keyword("enabled", "disabled"));
    expect(closed("ENABLED")).toBe("enabled");
    for (const other of ["paused", 5]) expect(() => closed(other)).toThrow(ParseResult.ParseError);
  });
});
