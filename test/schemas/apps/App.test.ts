/** Decoding and encoding of apps. */
import { ParseResult, Schema } from "effect";
import { expect, it } from "vitest";
import { App, AppUpdate, NewApp } from "#schemas/apps/App.ts";

const creationDate = "2026-03-01T09:30:00.000Z";
const app = { id: "app_1", name: "Vital Steps", status: "enabled", creationDate };
const decode = Schema.decodeUnknownSync(App);
const encode = Schema.encodeSync(App);

it("an own __proto__ member is kept without polluting any prototype", () => {
  const text = JSON.stringify(app).replace("}", ',"__proto__":{"polluted":true}}');
  const decoded = decode(JSON.parse(text));
  expect(JSON.parse(JSON.stringify(encode(decoded)))).toStrictEqual(JSON.parse(text));
  expect(JSON.stringify(encode(decoded))).toContain('"__proto__":{"polluted":true}');
  for (const object of [decoded, {}]) expect(object).not.toHaveProperty("polluted");
});

it("unknown members never overwrite a field", () => {
  const decoded = { ...decode(app), unknownFields: { id: "app_2", status: "disabled" } };
  expect(encode(decoded)).toStrictEqual(app);
});

it("an update loses no member that the server sent, and its id is the number that it was", () => {
  const more = { ...app, id: 17, owner: { name: "Ada" }, tags: ["a", null], limit: 0, note: null };
  const edited = { ...decode(more), name: "  Calm Days " };
  const sent = Schema.encodeSync(AppUpdate)(Schema.decodeUnknownSync(AppUpdate)(encode(edited)));
  expect(sent).toStrictEqual({ ...more, name: "Calm Days" });
});

it.each([
  ["no name", { ...app, name: undefined }],
  ["another status", { ...app, status: "paused" }],
  ["an id that is a dot segment", { ...app, id: ".." }],
  ["a day that does not exist", { ...app, creationDate: "2026-02-30T00:00:00Z" }],
  ["a list", [app]],
  ["nothing", null],
])("%s is refused", (_what, input) => {
  expect(() => decode(input)).toThrow(ParseResult.ParseError);
});

it("a new app with an unknown member is refused", () => {
  expect(() => Schema.decodeUnknownSync(NewApp)({ name: "a", status: "enabled" })).toThrow("unexpected");
});
