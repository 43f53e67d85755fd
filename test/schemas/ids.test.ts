/** Identifiers of other platforms: any printable text, and numbers, which are sent back as numbers. */
import { Schema } from "effect";
import { describe, expect, it } from "vitest";
import { Id, idOf, inPath, keepingNumericId, received } from "#schemas/ids.ts";

const ThingId = idOf("ThingId", "the thing", "thing_1");
const tooMany = "a".repeat(257);

describe("an identifier", () => {
  it.each(["a b", "../users", "a?b#c%20:1", "🌱".repeat(256), "..."])("may be %j", (input) => {
    expect(Schema.decodeUnknownSync(Id)(input)).toBe(input);
  });

  it.each(["", tooMany, "a\n", "a\0", "a\ud800", "a\u2028", "a\u202Eb"])("is not %j", (input) => {
    expect(() => Schema.decodeUnknownSync(Id)(input)).toThrow("must be an identifier: 1 to 256 printable");
  });

  // A URL resolves these, so that a call would reach another path.
  it.each([".", ".."])("the message for %j says why it is refused", (input) => {
    expect(() => Schema.decodeUnknownSync(Id)(input)).toThrow(
      `must not be ${input}: an address with it leads to another record`,
    );
  });

  it.each<[input: unknown, message: string]>([
    [17.5, "Expected string"],
    [null, "Expected string"],
    [2 ** 53, "must be text: as a number above 2^53 it was rounded when the JSON was read"],
  ])("cannot be %s: %s", (input, message) => {
    expect(() => Schema.decodeUnknownSync(received(ThingId))(input)).toThrow(message);
  });

  it("is a single segment of a path", () => {
    expect(Schema.encodeSync(inPath(ThingId))(ThingId.make("../a b?ä%2F"))).toBe("..%2Fa%20b%3F%C3%A4%252F");
  });
});

const Thing = keepingNumericId(Schema.Struct({ id: ThingId, name: Schema.String }));
const read = Schema.decodeUnknownSync(Thing);
const write = Schema.encodeSync(Thing);

describe("a number as an id", () => {
  it.each([0, 17, -1, 2 ** 53 - 1])("%s is read as its digits, and sent back as the number", (id) => {
    const thing = read({ id, name: "First" });
    expect(thing).toMatchObject({ id: String(id), name: "First" });
    expect(write({ ...thing, name: "Edited" })).toStrictEqual({ id, name: "Edited" });
  });

  it("that a platform sends as text stays text", () => {
    const sent = { id: "17", name: "First" };
    expect(write(read(sent))).toStrictEqual(sent);
  });

  it("is not sent instead of another id", () => {
    const thing = read({ id: 17, name: "First" });
    expect(write({ ...thing, id: ThingId.make("18") })).toStrictEqual({ id: "18", name: "First" });
  });
});
